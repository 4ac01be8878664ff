-- One address has one spelling: domains are stored as people read them, not in the ASCII form of mail servers.
-- Decodes one label of a domain, without its 'xn--': RFC 3492.
CREATE FUNCTION pg_temp.decoded_label(encoded text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  parts text[] := regexp_match(encoded, '^(?:(.*)-)?([a-z0-9]+)$');
  points int[] := '{}';
  point int := 128;
  place int := 0;
  bias int := 72;
  at int := 1;
  before int; weight int; k int; value int; threshold int; delta int;
BEGIN
  IF parts IS NULL THEN RAISE EXCEPTION 'no label'; END IF;
  IF parts[1] <> '' THEN
    SELECT array_agg(ascii(letter) ORDER BY nr) INTO points
    FROM regexp_split_to_table(parts[1], '') WITH ORDINALITY AS letters (letter, nr);
  END IF;
  WHILE at <= length(parts[2]) LOOP
    before := place;
    weight := 1;
    k := 36;
    LOOP
      IF at > length(parts[2]) THEN RAISE EXCEPTION 'no label'; END IF;
      value := strpos('abcdefghijklmnopqrstuvwxyz0123456789', substr(parts[2], at, 1)) - 1;
      at := at + 1;
      place := place + value * weight;
      threshold := least(greatest(k - bias, 1), 26);
      EXIT WHEN value < threshold;
      weight := weight * (36 - threshold);
      k := k + 36;
    END LOOP;
    delta := (place - before) / CASE WHEN before = 0 THEN 700 ELSE 2 END;
    delta := delta + delta / (cardinality(points) + 1);
    k := 0;
    WHILE delta > 455 LOOP
      delta := delta / 35;
      k := k + 36;
    END LOOP;
    bias := k + 36 * delta / (delta + 38);
    point := point + place / (cardinality(points) + 1);
    place := place % (cardinality(points) + 1);
    points := points[:place] || point || points[place + 1:];
    place := place + 1;
  END LOOP;
  RETURN (SELECT string_agg(chr(one), '' ORDER BY nr) FROM unnest(points) WITH ORDINALITY AS all_points (one, nr));
END $$;

-- What can't be decoded, or isn't in canonical form then, stays.
CREATE FUNCTION pg_temp.readable(email text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  decoded text;
BEGIN
  decoded := split_part(email, '@', 1) || '@' || (
    SELECT string_agg(CASE WHEN label LIKE 'xn--%' THEN pg_temp.decoded_label(substr(label, 5)) ELSE label END, '.' ORDER BY nr)
    FROM regexp_split_to_table(split_part(email, '@', 2), '\.') WITH ORDINALITY AS labels (label, nr));
  RETURN CASE WHEN decoded = normalize(lower(decoded), NFC) THEN decoded ELSE email END;
EXCEPTION WHEN OTHERS THEN
  RETURN email;
END $$;

-- Where two accounts have the two spellings of one address, both stay as they are.
UPDATE users SET email = pg_temp.readable(email)
WHERE email ~ '[@.]xn--'
  AND NOT EXISTS (SELECT FROM users AS other WHERE other.email = pg_temp.readable(users.email) AND other.id <> users.id);
UPDATE users SET pending_email = pg_temp.readable(pending_email)
WHERE pending_email ~ '[@.]xn--' AND email <> pg_temp.readable(pending_email);
UPDATE email_links SET email = pg_temp.readable(email) WHERE email ~ '[@.]xn--';
UPDATE bounced_order_mails SET email = pg_temp.readable(email) WHERE email ~ '[@.]xn--';
