-- The keys of 0672 replace those by id alone, and an index that began like them. 0674 validates the reference.
ALTER TABLE peptide_stack_items ALTER COLUMN user_id SET NOT NULL,
  DROP CONSTRAINT peptide_stack_items_stack_id_fkey,
  DROP CONSTRAINT peptide_stack_items_stack_id_order_key,
  DROP CONSTRAINT peptide_stack_items_pkey,
  ADD CONSTRAINT peptide_stack_items_pkey PRIMARY KEY USING INDEX peptide_stack_items_by_person;
ALTER TABLE peptide_stack_items ADD CONSTRAINT peptide_stack_items_own_stack
  FOREIGN KEY (user_id, stack_id) REFERENCES peptide_stacks (user_id, id) ON DELETE CASCADE NOT VALID;
DROP INDEX peptide_stacks_by_user;
