-- Conversations with the assistant. A question and its answer are stored together, once the answer has ended.
CREATE TABLE ai_chat_sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  title varchar(200) NOT NULL CHECK (title <> ''),
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL
);

CREATE INDEX ai_chat_sessions_latest ON ai_chat_sessions (user_id, updated_at DESC, id DESC);

CREATE TABLE ai_chat_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  session_id bigint NOT NULL REFERENCES ai_chat_sessions ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  -- of a question: made by its client, so that what is sent again is asked once
  client_id uuid,
  role text NOT NULL CHECK (role IN ('user', 'assistant')),
  content text NOT NULL CHECK (content <> ''),
  -- false where the answer was cut off before its end
  is_whole boolean NOT NULL DEFAULT true,
  citations jsonb NOT NULL DEFAULT '[]',
  -- where in the content stands what no source has
  unverified jsonb NOT NULL DEFAULT '[]',
  used_own_data boolean NOT NULL DEFAULT false,
  -- of an answer: what went to the provider for it, and to whom; null where nothing did
  sent jsonb,
  created_at timestamptz(3) NOT NULL,
  CHECK ((role = 'user') = (client_id IS NOT NULL)),
  UNIQUE (user_id, client_id)
);

CREATE INDEX ai_chat_messages_in_order ON ai_chat_messages (session_id, id);

-- Whether somebody's own plan and logs go to the provider with their questions; no row means no.
CREATE TABLE ai_sharing (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  shares_own_data boolean NOT NULL,
  changed_at timestamptz(3) NOT NULL
);

-- What the assistant took in each calendar month (UTC), of everybody together.
CREATE TABLE ai_months (
  month date PRIMARY KEY CHECK (extract(day FROM month) = 1),
  answers integer NOT NULL DEFAULT 0,
  cut integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  -- what was used, and what answers that are under way may use at most
  tokens bigint NOT NULL DEFAULT 0
);
