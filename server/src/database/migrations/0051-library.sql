-- What the product itself says, piece by piece, as it is searched: drawn from the catalogue, the knowledge cards and the guidelines.
CREATE TABLE library_passages (
  key text PRIMARY KEY,
  -- of two that are found alike, the one that stands first
  place integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('peptide', 'card', 'guideline')),
  title text NOT NULL,
  heading text NOT NULL,
  body text NOT NULL,
  address text NOT NULL,
  search tsvector NOT NULL
);

CREATE INDEX library_passages_search ON library_passages USING gin (search);

-- Every stem in them with the number of passages that it stands in: how much it tells, and what a mistyped word may have meant.
CREATE TABLE library_words (
  word text PRIMARY KEY,
  passages integer NOT NULL CHECK (passages > 0)
);

CREATE INDEX library_words_alike ON library_words USING gin (word gin_trgm_ops);
