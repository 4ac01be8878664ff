-- statement by statement
ALTER TABLE peptide_stack_items VALIDATE CONSTRAINT peptide_stack_items_own_stack;
