-- 'bpc-157' and 'BPC-157' are one name. Of those that are there already the one that came first keeps it; the others get a
-- number that nothing else has.
DO $$
DECLARE
  other record;
  wanted text;
  number int;
BEGIN
  FOR other IN
    SELECT 'peptides' AS of, id, name FROM peptides AS later
      WHERE EXISTS (SELECT FROM peptides AS first WHERE lower(first.name) = lower(later.name) AND first.id < later.id)
    UNION ALL
    SELECT 'supplements', id, name FROM supplements AS later
      WHERE EXISTS (SELECT FROM supplements AS first WHERE lower(first.name) = lower(later.name) AND first.id < later.id)
    ORDER BY of, id
  LOOP
    number := 1;
    LOOP
      number := number + 1;
      wanted := rtrim(left(other.name, 94)) || ' (' || number || ')';
      IF other.of = 'peptides' THEN
        EXIT WHEN NOT EXISTS (SELECT FROM peptides WHERE lower(name) = lower(wanted));
      ELSE
        EXIT WHEN NOT EXISTS (SELECT FROM supplements WHERE lower(name) = lower(wanted));
      END IF;
    END LOOP;
    EXECUTE format('UPDATE %I SET name = %L WHERE id = %s', other.of, wanted, other.id);
  END LOOP;
END $$;

ALTER TABLE peptides DROP CONSTRAINT peptides_name_key;
CREATE UNIQUE INDEX peptides_name_key ON peptides (lower(name));
ALTER TABLE supplements DROP CONSTRAINT supplements_name_key;
CREATE UNIQUE INDEX supplements_name_key ON supplements (lower(name));
