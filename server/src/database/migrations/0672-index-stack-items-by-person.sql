-- statement by statement
-- Keys that begin with the person.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS peptide_stacks_of_person ON peptide_stacks (user_id, id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS peptide_stack_items_by_person ON peptide_stack_items (user_id, id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS peptide_stack_items_in_order ON peptide_stack_items (user_id, stack_id, "order");
