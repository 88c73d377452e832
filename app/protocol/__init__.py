"""The engine over two text streams, one JSON object a line: messages, server, client."""
