-- Peptides that somebody put together, for themselves or for everybody to see.
CREATE TABLE peptide_stacks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> ''),
  description text,
  is_public boolean NOT NULL DEFAULT false,
  -- since when an operator lets nobody but the owner see it
  hidden_at timestamptz(3),
  -- counted by a trigger
  likes integer NOT NULL DEFAULT 0 CHECK (likes >= 0),
  client_id uuid,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  UNIQUE (user_id, client_id)
);
CREATE INDEX peptide_stacks_by_user ON peptide_stacks (user_id, id DESC);
CREATE INDEX peptide_stacks_shared ON peptide_stacks (id DESC) WHERE is_public AND hidden_at IS NULL;

CREATE TABLE peptide_stack_items (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  stack_id bigint NOT NULL REFERENCES peptide_stacks ON DELETE CASCADE,
  peptide_id bigint NOT NULL REFERENCES peptides ON DELETE CASCADE,
  dose text,
  frequency text,
  notes text,
  -- its place, from 1
  "order" smallint NOT NULL CHECK ("order" > 0),
  UNIQUE (stack_id, "order")
);
CREATE INDEX peptide_stack_items_by_peptide ON peptide_stack_items (peptide_id);

CREATE TABLE stack_likes (
  stack_id bigint NOT NULL REFERENCES peptide_stacks ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (stack_id, user_id)
);
CREATE INDEX stack_likes_by_user ON stack_likes (user_id);
CREATE INDEX stack_likes_by_day ON stack_likes (stack_id, created_at);

-- However a like comes or goes, with its account too, the stack counts it.
CREATE FUNCTION count_stack_like() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE peptide_stacks SET likes = likes + 1 WHERE id = NEW.stack_id;
  ELSE
    UPDATE peptide_stacks SET likes = likes - 1 WHERE id = OLD.stack_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER stack_likes_are_counted AFTER INSERT OR DELETE ON stack_likes
  FOR EACH ROW EXECUTE FUNCTION count_stack_like();
