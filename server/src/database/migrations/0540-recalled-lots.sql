-- Vials whose lot was typed by hand are found by it.
CREATE INDEX vials_by_lot ON vials (lower(lot)) WHERE lot IS NOT NULL AND order_item_id IS NULL;

-- Few batches are recalled: every read of a vial looks its lot up among them.
CREATE INDEX inventory_batches_recalled ON inventory_batches (lower(batch_number)) WHERE recall_reason IS NOT NULL;

-- Members who hold a vial of a recalled batch are checked at once: one of an order, or one with its lot and peptide.
CREATE OR REPLACE FUNCTION check_recalled_vials() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE vial_checks AS due SET due_at = 'epoch'
  FROM vials AS vial JOIN order_items AS item ON item.id = vial.order_item_id
  WHERE item.batch_id = NEW.id AND due.user_id = vial.user_id;
  UPDATE vial_checks AS due SET due_at = 'epoch'
  FROM vials AS vial
    JOIN user_peptides AS entry ON entry.user_id = vial.user_id AND entry.id = vial.user_peptide_id
    JOIN products AS product ON product.peptide_id = entry.peptide_id
  WHERE product.id = NEW.product_id AND lower(vial.lot) = lower(NEW.batch_number)
    AND vial.order_item_id IS NULL AND due.user_id = vial.user_id;
  RETURN NULL;
END $$;

-- A vial with a lot may be of a batch that was recalled before.
CREATE OR REPLACE FUNCTION check_vials() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO vial_checks AS due (user_id, due_at) VALUES (NEW.user_id, NEW.created_at)
  ON CONFLICT (user_id) DO UPDATE SET due_at = least(due.due_at, EXCLUDED.due_at)
    WHERE NEW.order_item_id IS NOT NULL OR NEW.lot IS NOT NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER check_vial_lots AFTER UPDATE OF lot ON vials
  FOR EACH ROW WHEN (NEW.lot IS DISTINCT FROM OLD.lot AND NEW.lot IS NOT NULL) EXECUTE FUNCTION check_vials();
