-- The person of each period, so that the table can be distributed by person. Rows from before have none until a nightly
-- job has filled them; the previous release adds some without one. A trigger looks it up for both.
ALTER TABLE plan_periods ADD COLUMN user_id text;

CREATE FUNCTION find_person_of_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT user_id INTO NEW.user_id FROM user_peptides WHERE id = NEW.user_peptide_id;
  RETURN NEW;
END $$;
CREATE TRIGGER plan_periods_have_a_person BEFORE INSERT OR UPDATE ON plan_periods
  FOR EACH ROW WHEN (NEW.user_id IS NULL) EXECUTE FUNCTION find_person_of_entry();

-- The job validates it once every row has a person.
ALTER TABLE plan_periods ADD CONSTRAINT plan_periods_person CHECK (user_id IS NOT NULL) NOT VALID;
