-- What went to the provider for questions outside of conversations, so that the export has it; the answers are kept nowhere.
CREATE TABLE ai_single_questions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  sent jsonb NOT NULL,
  asked_at timestamptz(3) NOT NULL
);

CREATE INDEX ai_single_questions_of_user ON ai_single_questions (user_id, id);
