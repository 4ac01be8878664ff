-- The person of each outcome, as in 0694.
ALTER TABLE reminder_outcomes ADD COLUMN user_id text;

CREATE TRIGGER reminder_outcomes_have_a_person BEFORE INSERT OR UPDATE ON reminder_outcomes
  FOR EACH ROW WHEN (NEW.user_id IS NULL) EXECUTE FUNCTION find_person_of_reminder();

ALTER TABLE reminder_outcomes ADD CONSTRAINT reminder_outcomes_person CHECK (user_id IS NOT NULL) NOT VALID;
