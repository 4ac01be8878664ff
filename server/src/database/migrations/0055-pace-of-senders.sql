-- With each message it is looked up when its sender sent those before it.
CREATE INDEX chat_messages_by_sender ON chat_messages (sender_id, id);
