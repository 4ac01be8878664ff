-- When something was last said in a room of the support team. Rooms of anybody else have none, so that who writes there
-- changes no index.
ALTER TABLE chat_rooms ADD COLUMN supported_at timestamptz(3) CHECK (supported_at IS NULL OR type = 'support');
UPDATE chat_rooms SET supported_at = updated_at WHERE type = 'support' AND last_seq > 0;
DROP INDEX chat_rooms_of_support;
CREATE INDEX chat_rooms_of_support ON chat_rooms (supported_at DESC, id DESC) WHERE supported_at IS NOT NULL;
