-- Up to when somebody was there after signing in: see decision 0045. Kept by the table itself.
ALTER TABLE login_sessions ADD COLUMN seen_until timestamptz(3) NOT NULL DEFAULT now();

-- Activity is noted once an hour, so that whoever is noted within two hours was there in between.
CREATE FUNCTION seen_until(before timestamptz, after timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN after BETWEEN before AND before + interval '2 hours' THEN after ELSE before END;

CREATE FUNCTION keep_seen_until() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.seen_until := seen_until(seen_until(CASE TG_OP WHEN 'INSERT' THEN NEW.login_time ELSE OLD.seen_until END,
    NEW.last_activity_at), coalesce(NEW.logout_time, NEW.last_activity_at));
  RETURN NEW;
END $$;
CREATE TRIGGER keep_seen_until BEFORE INSERT OR UPDATE OF last_activity_at, logout_time ON login_sessions
  FOR EACH ROW EXECUTE FUNCTION keep_seen_until();

-- Of those that were, only the last activity is known: what it says of a day is believed, months are not.
UPDATE login_sessions SET seen_until = CASE WHEN coalesce(logout_time, last_activity_at) BETWEEN login_time AND login_time + interval '12 hours'
  THEN coalesce(logout_time, last_activity_at) ELSE login_time END;

CREATE OR REPLACE FUNCTION session_seconds(session login_sessions) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN extract(epoch FROM session.seen_until - session.login_time)::bigint;

-- Summed up anew, with that.
DELETE FROM report_zones;
