-- What there is between two people: one row, whoever asked whom. It stays when they part, so that they are not told of each
-- other again and again, and whoever was told no can't ask again at once.
CREATE TABLE friendships (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- who asked last
  requester_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  addressee_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'accepted', 'rejected', 'ended')),
  created_at timestamptz(3) NOT NULL,
  -- when it was last accepted or rejected
  decided_at timestamptz(3),
  CHECK (requester_id <> addressee_id),
  CHECK (decided_at IS NOT NULL OR status IN ('pending', 'ended'))
);

CREATE UNIQUE INDEX friendships_of_two ON friendships (least(requester_id, addressee_id), greatest(requester_id, addressee_id));
CREATE INDEX friendships_by_requester ON friendships (requester_id, status, id DESC);
CREATE INDEX friendships_by_addressee ON friendships (addressee_id, status, id DESC);

-- Who wants to see nothing of whom; it holds both ways.
CREATE TABLE blocks (
  blocker_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  blocked_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (blocker_id, blocked_id),
  CHECK (blocker_id <> blocked_id)
);

CREATE INDEX blocks_by_blocked ON blocks (blocked_id);

ALTER TABLE users
  ADD COLUMN findable_by text NOT NULL DEFAULT 'everyone' CHECK (findable_by IN ('everyone', 'id', 'nobody')),
  ADD COLUMN show_email_to_friends boolean NOT NULL DEFAULT true,
  -- since when an operator lets them in no more
  ADD COLUMN suspended_at timestamptz(3);

-- People are looked for by parts of their handles, without the @ that all begin with.
CREATE INDEX users_by_part_of_handle ON users USING gin (lower(substr(user_handle, 2)) gin_trgm_ops);
