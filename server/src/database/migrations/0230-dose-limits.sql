-- Limits what one person logs, so that nobody's history slows the readings of others: 50 doses on a day of theirs, and
-- 50,000 in all. What was logged above that stays. Doses that come at the same time are checked one after another.
CREATE FUNCTION demand_room_on_days(person text, days date[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('doses of ' || person, 0));
  IF EXISTS (
    SELECT FROM unnest(days) AS added_day
    WHERE (
      SELECT count(*) FROM (
        SELECT FROM dosage_logs WHERE user_id = person AND taken_on = added_day LIMIT 51
      ) AS of_day
    ) > 50
  ) THEN
    RAISE EXCEPTION 'more than 50 doses on a day'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'dosage_logs_of_a_day';
  END IF;
END $$;

-- The product adds doses of one person at a time; statements about many people are those that fill a database.
CREATE FUNCTION limit_added_doses() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person text;
  days date[];
BEGIN
  SELECT min(user_id), array_agg(DISTINCT taken_on) INTO person, days
  FROM added HAVING min(user_id) = max(user_id);
  IF person IS NULL THEN RETURN NULL; END IF;
  PERFORM demand_room_on_days(person, days);
  IF EXISTS (SELECT FROM dosage_logs WHERE user_id = person OFFSET 50000) THEN
    RAISE EXCEPTION 'more than 50,000 doses'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'dosage_logs_of_a_person';
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION limit_moved_dose() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM demand_room_on_days(NEW.user_id, ARRAY[NEW.taken_on]);
  RETURN NULL;
END $$;

CREATE TRIGGER limit_added AFTER INSERT ON dosage_logs
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION limit_added_doses();

CREATE TRIGGER limit_moved AFTER UPDATE OF taken_on ON dosage_logs
  FOR EACH ROW WHEN (OLD.taken_on IS DISTINCT FROM NEW.taken_on) EXECUTE FUNCTION limit_moved_dose();
