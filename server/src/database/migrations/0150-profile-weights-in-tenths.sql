-- A tenth of a kilogram needs three decimals in pounds, so that it is shown again as the tenth that was typed.
-- The trigger and the function that depend on the columns make way for the change of type, and come back as they were.
DROP TRIGGER note_person ON users;
CREATE OR REPLACE FUNCTION has_profile(person users) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS 'SELECT false';

ALTER TABLE users
  ALTER COLUMN weight TYPE numeric(7, 3),
  ALTER COLUMN goal_weight TYPE numeric(7, 3);

-- What was stored with two decimals was typed in kilograms.
UPDATE users SET weight = greatest(round(round(weight * 0.45359237, 1) / 0.45359237, 3), 0.1)
WHERE weight <> round(weight, 1);
UPDATE users SET goal_weight = greatest(round(round(goal_weight * 0.45359237, 1) / 0.45359237, 3), 0.1)
WHERE goal_weight <> round(goal_weight, 1);

CREATE OR REPLACE FUNCTION has_profile(person users) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN person.date_of_birth IS NOT NULL AND person.height_feet IS NOT NULL AND person.height_inches IS NOT NULL
    AND person.weight IS NOT NULL AND person.gender IS NOT NULL;
CREATE TRIGGER note_person
  AFTER INSERT OR DELETE OR UPDATE OF date_of_birth, height_feet, height_inches, weight, gender ON users
  FOR EACH ROW EXECUTE FUNCTION note_person();
