-- Why nothing of a batch is to be used any more, in words for members; nothing of it is sold from then on.
ALTER TABLE inventory_batches ADD COLUMN recall_reason text CHECK (recall_reason <> '');

-- Which unit of an item of an order a vial is. Each unit is one vial; a vial outlives its order.
ALTER TABLE vials
  ADD COLUMN order_item_id bigint REFERENCES order_items ON DELETE SET NULL,
  ADD COLUMN order_unit integer CHECK (order_unit > 0);
CREATE UNIQUE INDEX vials_order_unit_key ON vials (user_id, order_item_id, order_unit);
CREATE INDEX vials_by_order_item ON vials (order_item_id) WHERE order_item_id IS NOT NULL;

ALTER TABLE vial_warnings
  DROP CONSTRAINT vial_warnings_cause_check,
  ADD CONSTRAINT vial_warnings_cause_check CHECK (cause IN ('runs-low', 'discard', 'recalled'));

-- Whoever holds a vial of a batch is checked at once when the batch is recalled, and when such a vial comes in later.
CREATE FUNCTION check_recalled_vials() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE vial_checks AS due SET due_at = 'epoch'
  FROM vials AS vial JOIN order_items AS item ON item.id = vial.order_item_id
  WHERE item.batch_id = NEW.id AND due.user_id = vial.user_id;
  RETURN NULL;
END $$;

CREATE TRIGGER check_recalled_vials AFTER UPDATE OF recall_reason ON inventory_batches
  FOR EACH ROW WHEN (NEW.recall_reason IS NOT NULL AND OLD.recall_reason IS NULL)
  EXECUTE FUNCTION check_recalled_vials();

CREATE OR REPLACE FUNCTION check_vials() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO vial_checks AS due (user_id, due_at) VALUES (NEW.user_id, NEW.created_at)
  ON CONFLICT (user_id) DO UPDATE SET due_at = least(due.due_at, EXCLUDED.due_at)
    WHERE NEW.order_item_id IS NOT NULL;
  RETURN NULL;
END $$;

-- The shop is told when a batch is recalled: none of it is in stock any more.
CREATE TRIGGER recalls_are_told_of AFTER UPDATE OF recall_reason ON inventory_batches
  FOR EACH ROW WHEN (NEW.recall_reason IS DISTINCT FROM OLD.recall_reason) EXECUTE FUNCTION tell_of_shop();
