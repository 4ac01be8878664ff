-- What people call a food besides its name: small letters, with ', ' between them.
ALTER TABLE food_items
  ADD COLUMN other_names text NOT NULL DEFAULT '',
  -- What a search looks through: every word with a space or nothing before it.
  ADD COLUMN label text NOT NULL GENERATED ALWAYS AS (translate(lower(name || ', ' || other_names), '()', '  ')) STORED;

DROP INDEX food_items_trigrams;
CREATE INDEX food_items_trigrams ON food_items USING gin (label gin_trgm_ops);
