-- The person of each stack item, so that the table can be distributed by person. The previous release adds items without
-- one: a trigger looks it up.
ALTER TABLE peptide_stack_items ADD COLUMN user_id text;

CREATE FUNCTION find_person_of_stack_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT user_id INTO NEW.user_id FROM peptide_stacks WHERE id = NEW.stack_id;
  RETURN NEW;
END $$;
CREATE TRIGGER stack_items_have_a_person BEFORE INSERT ON peptide_stack_items
  FOR EACH ROW WHEN (NEW.user_id IS NULL) EXECUTE FUNCTION find_person_of_stack_item();
