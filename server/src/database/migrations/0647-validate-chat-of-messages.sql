-- statement by statement
ALTER TABLE ai_chat_messages VALIDATE CONSTRAINT ai_chat_messages_chat;
