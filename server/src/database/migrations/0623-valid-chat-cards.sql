ALTER TABLE chat_messages VALIDATE CONSTRAINT chat_messages_card;
