-- Questions to the assistant that are being answered, so that one that comes again meanwhile, to whichever process, waits for the same answer.
CREATE TABLE ai_questions_underway (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  client_id uuid NOT NULL,
  asked_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, client_id)
);
