UPDATE peptide_stack_items AS item SET user_id = stack.user_id
FROM peptide_stacks AS stack WHERE stack.id = item.stack_id AND item.user_id IS NULL;
