-- Text as searches compare it: small letters without marks, in their plain forms. `folded` in domain/src/text-forms.ts
-- does the same.
CREATE FUNCTION folded(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g'));

-- Names from a Mac are stored composed. A name that is there composed already stays as it is.
UPDATE users SET first_name = normalize(first_name), last_name = normalize(last_name)
  WHERE first_name IS NOT NORMALIZED OR last_name IS NOT NORMALIZED;
UPDATE peptides SET name = normalize(name) WHERE name IS NOT NORMALIZED
  AND NOT EXISTS (SELECT FROM peptides AS other WHERE lower(other.name) = lower(normalize(peptides.name)));
UPDATE supplements SET name = normalize(name) WHERE name IS NOT NORMALIZED
  AND NOT EXISTS (SELECT FROM supplements AS other WHERE lower(other.name) = lower(normalize(supplements.name)));

ALTER TABLE users DROP COLUMN sought;
ALTER TABLE users ADD COLUMN sought text NOT NULL
  GENERATED ALWAYS AS (folded(email || E'\n' || coalesce(first_name || ' ', '') || coalesce(last_name, ''))) STORED;
CREATE INDEX users_sought ON users USING gin (sought gin_trgm_ops);
