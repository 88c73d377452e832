"""The lab's page: an experiment, its questions, their charts, the games behind them."""
