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

-- What members told the operators of each other.
CREATE TABLE abuse_reports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reporter_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  reported_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  -- 'member' for the person as such; else what of theirs it is about
  kind text NOT NULL CHECK (kind <> ''),
  -- of the message or the stack; null for a member
  subject_id bigint,
  -- what the subject said when it was reported
  quote text,
  reason text NOT NULL CHECK (reason IN ('harassment', 'spam', 'selling', 'dangerous', 'impersonation', 'other')),
  details text,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'dismissed', 'warned', 'suspended', 'hidden')),
  created_at timestamptz(3) NOT NULL,
  settled_at timestamptz(3),
  CHECK ((kind = 'member') = (subject_id IS NULL)),
  CHECK ((status = 'open') = (settled_at IS NULL))
);

-- Told twice, it is told once.
CREATE UNIQUE INDEX abuse_reports_open ON abuse_reports (reporter_id, reported_id, kind, subject_id) NULLS NOT DISTINCT
  WHERE status = 'open';
CREATE INDEX abuse_reports_by_reporter ON abuse_reports (reporter_id, id DESC);
CREATE INDEX abuse_reports_by_reported ON abuse_reports (reported_id, id DESC);
CREATE INDEX abuse_reports_waiting ON abuse_reports (id) WHERE status = 'open';
CREATE INDEX abuse_reports_settled ON abuse_reports (id DESC) WHERE status <> 'open';

ALTER TABLE users
  ADD COLUMN who_can_find_me text NOT NULL DEFAULT 'everyone' CHECK (who_can_find_me IN ('everyone', 'id', 'nobody')),
  ADD COLUMN show_email_to_friends boolean NOT NULL DEFAULT true,
  -- since when an operator lets them in no more
  ADD COLUMN suspended_at timestamptz(3);

-- People are looked for by parts of their handles, without the @ that all begin with.
CREATE INDEX users_by_part_of_handle ON users USING gin (lower(substr(user_handle, 2)) gin_trgm_ops);
