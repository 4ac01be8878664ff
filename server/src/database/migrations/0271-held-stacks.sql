-- Since when a stack waits for an operator's review; until then only its owner sees it.
ALTER TABLE peptide_stacks ADD COLUMN held_at timestamptz(3);
