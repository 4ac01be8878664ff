-- Conversations: of two people, of a member with the support team, and of named groups.
CREATE TABLE chat_rooms (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type text NOT NULL DEFAULT 'direct' CHECK (type IN ('direct', 'support', 'group')),
  -- of a group
  name text CHECK (name <> ''),
  created_by text REFERENCES users ON DELETE SET NULL,
  -- so that a group is made once, however often it is sent
  client_id uuid,
  -- the two of a direct room, in whatever order; null once one's account is deleted
  one_id text REFERENCES users ON DELETE SET NULL,
  other_id text REFERENCES users ON DELETE SET NULL,
  -- who talks to the support team
  member_id text UNIQUE REFERENCES users ON DELETE CASCADE,
  -- the places of its messages are counted here, and whatever happens to them
  last_seq bigint NOT NULL DEFAULT 0 CHECK (last_seq >= 0),
  revision bigint NOT NULL DEFAULT 0 CHECK (revision >= last_seq),
  -- since when the member waits for the support team
  waiting_since timestamptz(3),
  -- who of the team answers, and since when
  answering_id text REFERENCES users ON DELETE SET NULL,
  answering_since timestamptz(3),
  -- since when there is something that nobody was told of who has not read it
  untold_since timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  -- of the last message, or of the room while there is none
  updated_at timestamptz(3) NOT NULL,
  UNIQUE (created_by, client_id),
  CHECK ((type = 'group') = (name IS NOT NULL)),
  CHECK ((type = 'support') = (member_id IS NOT NULL)),
  CHECK (type = 'direct' OR (one_id IS NULL AND other_id IS NULL)),
  CHECK (type = 'support' OR (waiting_since IS NULL AND answering_id IS NULL)),
  CHECK (one_id <> other_id)
);
CREATE UNIQUE INDEX chat_rooms_of_two ON chat_rooms (least(one_id, other_id), greatest(one_id, other_id))
  WHERE one_id IS NOT NULL AND other_id IS NOT NULL;
CREATE INDEX chat_rooms_by_one ON chat_rooms (one_id) WHERE one_id IS NOT NULL;
CREATE INDEX chat_rooms_by_other ON chat_rooms (other_id) WHERE other_id IS NOT NULL;
CREATE INDEX chat_rooms_by_answering ON chat_rooms (answering_id) WHERE answering_id IS NOT NULL;
CREATE INDEX chat_rooms_waiting ON chat_rooms (waiting_since, id) WHERE waiting_since IS NOT NULL;
CREATE INDEX chat_rooms_of_support ON chat_rooms (updated_at DESC, id DESC) WHERE type = 'support' AND last_seq > 0;
CREATE INDEX chat_rooms_untold ON chat_rooms (untold_since) WHERE untold_since IS NOT NULL;

-- Who is in a room. The support team sits on its account's place.
CREATE TABLE chat_participants (
  room_id bigint NOT NULL REFERENCES chat_rooms ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  joined_at timestamptz(3) NOT NULL,
  -- what was said up to here they don't see
  from_seq bigint NOT NULL DEFAULT 0,
  last_read_at timestamptz(3),
  last_read_seq bigint NOT NULL DEFAULT 0,
  -- up to where they were told that there is something to read
  told_seq bigint NOT NULL DEFAULT 0,
  left_at timestamptz(3),
  PRIMARY KEY (room_id, user_id)
);
CREATE INDEX chat_participants_by_user ON chat_participants (user_id, room_id);

CREATE TABLE chat_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room_id bigint NOT NULL REFERENCES chat_rooms ON DELETE CASCADE,
  -- its place in the room: from 1, without a gap
  seq bigint NOT NULL CHECK (seq > 0),
  -- of the room, when it last changed
  revision bigint NOT NULL,
  -- null once the account is deleted
  sender_id text REFERENCES users ON DELETE SET NULL,
  -- whether the sender wrote it for the support team
  from_support boolean NOT NULL DEFAULT false,
  client_id uuid,
  message_type text NOT NULL DEFAULT 'text' CHECK (message_type IN ('text', 'picture')),
  message text NOT NULL DEFAULT '',
  picture_name text,
  picture_hash text,
  picture_width integer,
  picture_height integer,
  created_at timestamptz(3) NOT NULL,
  edited_at timestamptz(3),
  deleted_at timestamptz(3),
  UNIQUE (room_id, seq),
  UNIQUE (sender_id, client_id),
  CHECK (deleted_at IS NULL OR (message = '' AND picture_name IS NULL)),
  CHECK (deleted_at IS NOT NULL OR (message_type = 'text') = (message <> '')),
  CHECK (deleted_at IS NOT NULL OR (message_type = 'picture') = (picture_name IS NOT NULL))
);
CREATE INDEX chat_messages_by_revision ON chat_messages (room_id, revision);

-- Of somebody whose account is deleted only that they wrote stays, so that nothing gets another place. What the support
-- team wrote is the team's.
CREATE FUNCTION empty_chat_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.message := '';
  NEW.client_id := NULL;
  NEW.picture_name := NULL;
  NEW.picture_hash := NULL;
  NEW.deleted_at := coalesce(OLD.deleted_at, now());
  RETURN NEW;
END $$;
CREATE TRIGGER chat_messages_are_emptied BEFORE UPDATE ON chat_messages
  FOR EACH ROW WHEN (OLD.sender_id IS NOT NULL AND NEW.sender_id IS NULL AND NOT OLD.from_support)
  EXECUTE FUNCTION empty_chat_message();

-- What the support team replies again and again.
CREATE TABLE saved_replies (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL CHECK (title <> ''),
  message text NOT NULL CHECK (message <> ''),
  updated_at timestamptz(3) NOT NULL,
  version integer NOT NULL DEFAULT 1
);
CREATE TRIGGER saved_replies_count_versions BEFORE UPDATE ON saved_replies
  FOR EACH ROW WHEN (NEW IS DISTINCT FROM OLD) EXECUTE FUNCTION count_version();
