-- Reports are read from what is summed up here, day by day on the calendars of the operators' zones: see decision 0042.

-- What happened, or no longer did (a negative amount), and is not summed up yet. A person is a number that leads to nobody.
CREATE TABLE report_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  person bigint NOT NULL,
  at timestamptz(3) NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  amount bigint NOT NULL
);

CREATE FUNCTION report_person(id text) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN hashtextextended(id, 0);

CREATE FUNCTION has_profile(person users) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN person.date_of_birth IS NOT NULL AND person.height_feet IS NOT NULL AND person.height_inches IS NOT NULL
    AND person.weight IS NOT NULL AND person.gender IS NOT NULL;

CREATE FUNCTION session_seconds(session login_sessions) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN extract(epoch FROM coalesce(session.logout_time, session.last_activity_at) - session.login_time)::bigint;

-- Whatever has a person and the time at which they did it. A dose and an entry of the plan count as that too.
CREATE FUNCTION note_activity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(NEW.user_id), NEW.created_at, 'active', '', 1);
  ELSE
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(OLD.user_id), OLD.created_at, 'active', '', -1);
  END IF;
  RETURN NULL;
END $$;

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['weight_logs', 'food_logs', 'water_logs', 'supplement_logs', 'progress_photos', 'skipped_doses',
    'dosage_calculations', 'personal_peptides', 'peptide_stacks', 'stack_likes'] LOOP
    EXECUTE format('CREATE TRIGGER note_activity AFTER INSERT OR DELETE ON %I
      FOR EACH ROW EXECUTE FUNCTION note_activity()', name);
  END LOOP;
END $$;

CREATE FUNCTION note_dose() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(OLD.user_id), OLD.created_at, 'dose', OLD.peptide_name, -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(NEW.user_id), NEW.created_at, 'dose', NEW.peptide_name, 1);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER note_dose AFTER INSERT OR DELETE OR UPDATE OF peptide_name ON dosage_logs
  FOR EACH ROW EXECUTE FUNCTION note_dose();

CREATE FUNCTION note_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_events (person, at, kind, subject, amount)
  VALUES (report_person(coalesce(NEW.user_id, OLD.user_id)), coalesce(NEW.created_at, OLD.created_at), 'plan', '',
    CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END);
  RETURN NULL;
END $$;
CREATE TRIGGER note_plan AFTER INSERT OR DELETE ON user_peptides FOR EACH ROW EXECUTE FUNCTION note_plan();

-- An order outlives the account, and is nobody's then.
CREATE FUNCTION note_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.user_id IS NOT NULL THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(OLD.user_id), OLD.created_at, 'order', '', -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.user_id IS NOT NULL THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(NEW.user_id), NEW.created_at, 'order', '', 1);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER note_order AFTER INSERT OR DELETE OR UPDATE OF user_id ON orders
  FOR EACH ROW EXECUTE FUNCTION note_order();

CREATE FUNCTION note_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND has_profile(OLD) = has_profile(NEW) THEN RETURN NULL; END IF;
  IF TG_OP <> 'UPDATE' THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(coalesce(NEW.id, OLD.id)), coalesce(NEW.created_at, OLD.created_at), 'signup', '',
      CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END);
  END IF;
  IF TG_OP <> 'INSERT' AND has_profile(OLD) THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(OLD.id), OLD.created_at, 'profile', '', -1);
  END IF;
  IF TG_OP <> 'DELETE' AND has_profile(NEW) THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(NEW.id), NEW.created_at, 'profile', '', 1);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER note_person
  AFTER INSERT OR DELETE OR UPDATE OF date_of_birth, height_feet, height_inches, weight, gender ON users
  FOR EACH ROW EXECUTE FUNCTION note_person();

CREATE FUNCTION note_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(NEW.user_id), NEW.login_time, 'seconds', '', session_seconds(NEW) - session_seconds(OLD));
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(NEW.user_id), NEW.login_time, 'session', '', 1),
      (report_person(NEW.user_id), NEW.login_time, 'seconds', '', session_seconds(NEW));
  ELSE
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(OLD.user_id), OLD.login_time, 'session', '', -1),
      (report_person(OLD.user_id), OLD.login_time, 'seconds', '', -session_seconds(OLD));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER note_session AFTER INSERT OR DELETE OR UPDATE OF last_activity_at, logout_time ON login_sessions
  FOR EACH ROW EXECUTE FUNCTION note_session();

CREATE FUNCTION note_view() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(coalesce(NEW.user_id, NEW.session_id)), NEW.visited_at, 'view', NEW.page_path, 1);
  ELSE
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(coalesce(OLD.user_id, OLD.session_id)), OLD.visited_at, 'view', OLD.page_path, -1);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER note_view AFTER INSERT OR DELETE ON page_visits FOR EACH ROW EXECUTE FUNCTION note_view();

-- The same of all that is there: what a zone's days are summed up from when they are wanted for the first time. The
-- owner and the number of a visit tell the parts in which that is done.
CREATE VIEW report_history AS
  SELECT user_id AS owner, NULL::bigint AS visit, report_person(user_id) AS person, created_at AS at, 'active' AS kind,
    '' AS subject, 1::bigint AS amount
  FROM weight_logs
  UNION ALL SELECT user_id, NULL, report_person(user_id), created_at, 'active', '', 1 FROM food_logs
  UNION ALL SELECT user_id, NULL, report_person(user_id), created_at, 'active', '', 1 FROM water_logs
  UNION ALL SELECT user_id, NULL, report_person(user_id), created_at, 'active', '', 1 FROM supplement_logs
  UNION ALL SELECT user_id, NULL, report_person(user_id), created_at, 'active', '', 1 FROM progress_photos
  UNION ALL SELECT user_id, NULL, report_person(user_id), created_at, 'active', '', 1 FROM skipped_doses
  UNION ALL SELECT user_id, NULL, report_person(user_id), created_at, 'active', '', 1 FROM dosage_calculations
  UNION ALL SELECT user_id, NULL, report_person(user_id), created_at, 'active', '', 1 FROM personal_peptides
  UNION ALL SELECT user_id, NULL, report_person(user_id), created_at, 'active', '', 1 FROM peptide_stacks
  UNION ALL SELECT user_id, NULL, report_person(user_id), created_at, 'active', '', 1 FROM stack_likes
  UNION ALL SELECT user_id, NULL, report_person(user_id), created_at, 'dose', peptide_name, 1 FROM dosage_logs
  UNION ALL SELECT user_id, NULL, report_person(user_id), created_at, 'plan', '', 1 FROM user_peptides
  UNION ALL SELECT user_id, NULL, report_person(user_id), created_at, 'order', '', 1 FROM orders
  UNION ALL SELECT id, NULL, report_person(id), created_at, 'signup', '', 1 FROM users
  UNION ALL SELECT id, NULL, report_person(id), created_at, 'profile', '', 1 FROM users WHERE has_profile(users)
  UNION ALL SELECT user_id, NULL, report_person(user_id), login_time, 'session', '', 1 FROM login_sessions
  UNION ALL SELECT user_id, NULL, report_person(user_id), login_time, 'seconds', '', session_seconds(login_sessions)
  FROM login_sessions
  UNION ALL SELECT NULL, id, report_person(coalesce(user_id, session_id)), visited_at, 'view', page_path, 1 FROM page_visits;

-- On whose calendars days are counted. To sum one up anew, delete it.
CREATE TABLE report_zones (
  id smallint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE,
  -- up to the day before this one levels are reckoned; null when something before it changed
  levels_before date
);

-- How often somebody did something on a day: 'active', 'visitor', 'session', 'dose', and 'peptide' with its name.
CREATE TABLE report_marks (
  zone smallint NOT NULL REFERENCES report_zones ON DELETE CASCADE,
  about text NOT NULL,
  subject text NOT NULL,
  person bigint NOT NULL,
  day date NOT NULL,
  times bigint NOT NULL,
  PRIMARY KEY (zone, about, subject, person, day)
);
CREATE INDEX report_marks_by_day ON report_marks (zone, day, about) INCLUDE (person, times);
CREATE INDEX report_marks_none ON report_marks (zone) WHERE times = 0;

-- Of how many people a day is marked whose last marked day before it was `before`. The people of any span are those
-- whose last one was before the span, so that each is counted once.
CREATE TABLE report_gaps (
  zone smallint NOT NULL REFERENCES report_zones ON DELETE CASCADE,
  about text NOT NULL,
  subject text NOT NULL,
  day date NOT NULL,
  before date NOT NULL,
  people integer NOT NULL,
  PRIMARY KEY (zone, about, day, before, subject)
);
CREATE INDEX report_gaps_none ON report_gaps (zone) WHERE people = 0;

-- What was done on a day, whoever did it: doses by peptide, views by page, and how far those got who signed up on it.
CREATE TABLE report_counts (
  zone smallint NOT NULL REFERENCES report_zones ON DELETE CASCADE,
  kind text NOT NULL,
  day date NOT NULL,
  subject text NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (zone, kind, day, subject)
);
CREATE INDEX report_counts_none ON report_counts (zone) WHERE amount = 0;

-- How far each person got.
CREATE TABLE report_people (
  zone smallint NOT NULL REFERENCES report_zones ON DELETE CASCADE,
  person bigint NOT NULL,
  signed_up_on date,
  profiles bigint NOT NULL DEFAULT 0,
  plans bigint NOT NULL DEFAULT 0,
  doses bigint NOT NULL DEFAULT 0,
  orders bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (zone, person)
);

-- People who were equally active in the four weeks.
CREATE TABLE report_levels (
  zone smallint NOT NULL REFERENCES report_zones ON DELETE CASCADE,
  weeks integer NOT NULL,
  active_weeks integer NOT NULL,
  active_days integer NOT NULL,
  people bigint NOT NULL,
  sessions bigint NOT NULL,
  doses bigint NOT NULL,
  PRIMARY KEY (zone, weeks, active_weeks, active_days)
);

-- Marks that are being changed: filled and emptied within one transaction.
CREATE UNLOGGED TABLE report_batch (
  zone smallint NOT NULL REFERENCES report_zones ON DELETE CASCADE,
  about text NOT NULL,
  subject text NOT NULL,
  person bigint NOT NULL,
  day date NOT NULL,
  change bigint NOT NULL,
  PRIMARY KEY (zone, about, subject, person, day)
);
