-- The person of each snooze, as in 0694.
ALTER TABLE reminder_snoozes ADD COLUMN user_id text;

CREATE TRIGGER reminder_snoozes_have_a_person BEFORE INSERT OR UPDATE ON reminder_snoozes
  FOR EACH ROW WHEN (NEW.user_id IS NULL) EXECUTE FUNCTION find_person_of_reminder();

ALTER TABLE reminder_snoozes ADD CONSTRAINT reminder_snoozes_person CHECK (user_id IS NOT NULL) NOT VALID;
