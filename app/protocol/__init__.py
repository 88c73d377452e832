"""The engine over two text streams, with one JSON object on each line: messages, server, client."""
