-- Money that goes back: parts of a payment, and what banks take because a buyer disputes it.
ALTER TABLE orders
  -- dollars given back so far, with the tax in them
  ADD COLUMN refunded_amount numeric(12, 2) NOT NULL DEFAULT 0 CHECK (refunded_amount >= 0),
  -- dollars that disputes have taken, those that are open and those that are lost
  ADD COLUMN disputed_amount numeric(12, 2) NOT NULL DEFAULT 0 CHECK (disputed_amount >= 0),
  -- the dispute that concerns the shop most
  ADD COLUMN dispute text CHECK (dispute IN ('inquiry', 'open', 'won', 'lost'));
UPDATE orders SET refunded_amount = total_amount WHERE payment_status = 'refunded';

-- Why the payment's service refuses to ask for the money, in its own words.
ALTER TABLE payments ADD COLUMN refusal text;

CREATE TABLE payment_disputes (
  -- as the payment's service knows it
  id text PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  status text NOT NULL CHECK (status IN ('inquiry', 'open', 'won', 'lost')),
  amount numeric(12, 2) NOT NULL CHECK (amount >= 0),
  -- the bank's word for it
  reason text NOT NULL,
  opened_at timestamptz(3) NOT NULL,
  decided_at timestamptz(3)
);
CREATE INDEX payment_disputes_by_order ON payment_disputes (order_id);

-- What reports take off a sale, in cents: refunds and disputes fall on goods, shipping and tax in proportion, and on each
-- item in proportion. Rounded along the running sum, the parts add up to the whole.
CREATE FUNCTION sale_reductions(sale orders) RETURNS TABLE (kind text, subject text, amount bigint)
  LANGUAGE sql STABLE PARALLEL SAFE BEGIN ATOMIC
    SELECT part.kind, item.name, -part.cents
    FROM (SELECT least(1, (sale.refunded_amount + sale.disputed_amount) / nullif(sale.total_amount + coalesce(
        (SELECT tax FROM payments WHERE payments.order_id = sale.id), 0), 0)) AS rate) AS reduction
    CROSS JOIN (SELECT order_items.id, order_items.name, 100 * total_price AS cents,
        sum(100 * total_price) OVER (ORDER BY order_items.id) AS running, unit_cost IS NOT NULL AS is_costed
      FROM order_items LEFT JOIN order_item_costs ON item_id = order_items.id WHERE order_items.order_id = sale.id) AS item
    CROSS JOIN LATERAL (SELECT (round(running * rate) - round((running - cents) * rate))::bigint AS cents) AS reduced
    CROSS JOIN LATERAL (VALUES ('revenue', reduced.cents), ('costed', CASE WHEN is_costed THEN reduced.cents END))
      AS part (kind, cents)
    WHERE part.cents <> 0;
  END;

CREATE OR REPLACE VIEW report_sales AS
  SELECT sale.id AS sale, created_at AS at, 'sale' AS kind, '' AS subject, 1::bigint AS amount FROM orders AS sale
  UNION ALL SELECT sale.id, created_at, 'sold-in', item.name, 1
  FROM orders AS sale JOIN order_items AS item ON order_id = sale.id GROUP BY sale.id, item.name
  UNION ALL SELECT sale.id, created_at, told.kind, item.name, told.amount::bigint
  FROM orders AS sale JOIN order_items AS item ON order_id = sale.id LEFT JOIN order_item_costs ON item_id = item.id
  CROSS JOIN LATERAL (VALUES ('units', quantity::numeric), ('revenue', 100 * total_price),
    ('costed', CASE WHEN unit_cost IS NOT NULL THEN 100 * total_price END), ('cost', 100 * unit_cost * quantity))
    AS told (kind, amount)
  WHERE told.amount <> 0
  UNION ALL SELECT sale.id, created_at, reduction.kind, reduction.subject, reduction.amount
  FROM orders AS sale CROSS JOIN LATERAL sale_reductions(sale) AS reduction
  WHERE sale.refunded_amount + sale.disputed_amount > 0;

CREATE OR REPLACE FUNCTION note_sale() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was boolean := TG_OP <> 'INSERT' AND is_sale(OLD);
  becomes boolean := TG_OP <> 'DELETE' AND is_sale(NEW);
BEGIN
  IF was <> becomes THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    SELECT 0, at, kind, subject, CASE WHEN becomes THEN amount ELSE -amount END FROM report_sales
    WHERE sale = coalesce(NEW.id, OLD.id);
  END IF;
  -- The view has the reductions of now; what was noted before has those of then.
  IF TG_OP = 'UPDATE' AND was AND (OLD.refunded_amount, OLD.disputed_amount) <> (NEW.refunded_amount, NEW.disputed_amount) THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    SELECT 0, NEW.created_at, kind, subject, amount FROM sale_reductions(NEW)
    UNION ALL SELECT 0, NEW.created_at, kind, subject, -amount FROM sale_reductions(OLD);
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD END;
END $$;
DROP TRIGGER note_sale ON orders;
CREATE TRIGGER note_sale AFTER UPDATE OF status, payment_status, refunded_amount, disputed_amount ON orders
  FOR EACH ROW EXECUTE FUNCTION note_sale();
