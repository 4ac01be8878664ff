-- The number of the message that this one replies to. Numbers of a room have no gaps, so a smaller one always exists.
ALTER TABLE chat_messages ADD COLUMN reply_to_seq bigint;
ALTER TABLE chat_messages
  ADD CONSTRAINT chat_messages_reply_to_seq CHECK (reply_to_seq BETWEEN 1 AND seq - 1) NOT VALID;

-- Whether to look for reactions, so that messages without any cost nothing.
ALTER TABLE chat_messages ADD COLUMN has_reactions boolean NOT NULL DEFAULT false;

-- One row for each person, message and kind.
CREATE TABLE chat_reactions (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  message_id bigint NOT NULL REFERENCES chat_messages ON DELETE CASCADE,
  reaction text NOT NULL CHECK (reaction IN ('like', 'love', 'laugh', 'wow', 'sad', 'thanks')),
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, message_id, reaction)
);
CREATE INDEX chat_reactions_by_message ON chat_reactions (message_id);

-- Of somebody whose account is deleted only that they wrote stays.
CREATE OR REPLACE FUNCTION empty_chat_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.message := '';
  NEW.client_id := NULL;
  NEW.picture_name := NULL;
  NEW.picture_hash := NULL;
  NEW.reply_to_seq := NULL;
  NEW.has_reactions := false;
  NEW.deleted_at := coalesce(OLD.deleted_at, now());
  DELETE FROM chat_reactions WHERE message_id = NEW.id;
  RETURN NEW;
END $$;
