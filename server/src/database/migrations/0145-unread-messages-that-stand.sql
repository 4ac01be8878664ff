-- Unread counts skip deleted messages without reading them.
CREATE INDEX chat_messages_standing ON chat_messages (room_id, seq)
  WHERE deleted_at IS NULL AND message_type IN ('text', 'picture');

-- A wait ends with the team's answer. It never happened when the member deleted the question first, and it begins
-- later when only the first of several questions was deleted.
CREATE OR REPLACE FUNCTION keep_support_waits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.waiting_since IS NULL THEN
    INSERT INTO support_waits (room_id, since) VALUES (NEW.id, NEW.waiting_since);
  ELSIF NEW.waiting_since IS NOT NULL THEN
    UPDATE support_waits SET since = NEW.waiting_since WHERE room_id = NEW.id AND until IS NULL;
  ELSIF NEW.last_seq = OLD.last_seq THEN
    DELETE FROM support_waits WHERE room_id = NEW.id AND until IS NULL;
  ELSE
    UPDATE support_waits SET until = greatest(since, NEW.updated_at) WHERE room_id = NEW.id AND until IS NULL;
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER keep_support_waits ON chat_rooms;
CREATE TRIGGER keep_support_waits AFTER UPDATE OF waiting_since ON chat_rooms
  FOR EACH ROW WHEN (OLD.waiting_since IS DISTINCT FROM NEW.waiting_since) EXECUTE FUNCTION keep_support_waits();
