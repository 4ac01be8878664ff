-- Support messages up to this one need no reply: an operator marked them as done.
ALTER TABLE chat_rooms ADD COLUMN done_seq bigint NOT NULL DEFAULT 0 CHECK (done_seq >= 0);
