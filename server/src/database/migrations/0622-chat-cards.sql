-- What a member shared with a message: a copy of a weigh-in or dose, or the id of a stack.
ALTER TABLE chat_messages ADD COLUMN card jsonb;
ALTER TABLE chat_messages
  ADD CONSTRAINT chat_messages_card CHECK (card IS NULL OR (message_type = 'text' AND jsonb_typeof(card) = 'object')) NOT VALID;

-- Of somebody whose account is deleted only that they wrote stays.
CREATE OR REPLACE FUNCTION empty_chat_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.message := '';
  NEW.client_id := NULL;
  NEW.picture_name := NULL;
  NEW.picture_hash := NULL;
  NEW.card := NULL;
  NEW.reply_to_seq := NULL;
  NEW.has_reactions := false;
  NEW.deleted_at := coalesce(OLD.deleted_at, now());
  DELETE FROM chat_reactions WHERE message_id = NEW.id;
  RETURN NEW;
END $$;
