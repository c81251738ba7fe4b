"""The table on the web: HTTP, WebSocket and the page. It knows no rules."""
