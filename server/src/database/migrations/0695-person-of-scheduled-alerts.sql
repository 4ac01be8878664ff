-- The person of each alert, as in 0694.
ALTER TABLE scheduled_alerts ADD COLUMN user_id text;

CREATE FUNCTION find_person_of_reminder() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT user_id INTO NEW.user_id FROM reminders WHERE id = NEW.reminder_id;
  RETURN NEW;
END $$;
CREATE TRIGGER scheduled_alerts_have_a_person BEFORE INSERT OR UPDATE ON scheduled_alerts
  FOR EACH ROW WHEN (NEW.user_id IS NULL) EXECUTE FUNCTION find_person_of_reminder();

ALTER TABLE scheduled_alerts ADD CONSTRAINT scheduled_alerts_person CHECK (user_id IS NOT NULL) NOT VALID;
