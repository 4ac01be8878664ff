-- Where an unpaid order comes from and goes to, as keyed hashes: unpaid orders are limited for each.
CREATE TABLE order_sources (
  order_id bigint PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  network bytea NOT NULL,
  place bytea NOT NULL
);
CREATE INDEX order_sources_by_network ON order_sources (network);
CREATE INDEX order_sources_by_place ON order_sources (place);

-- An order that holds nothing unpaid, or has no buyer any more, needs neither.
CREATE FUNCTION forget_order_source() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM order_sources WHERE order_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_forget_their_source AFTER UPDATE OF status, payment_status, user_id ON orders
  FOR EACH ROW WHEN (NEW.user_id IS NULL OR NEW.status NOT IN ('pending', 'processing')
    OR NEW.payment_status NOT IN ('pending', 'failed'))
  EXECUTE FUNCTION forget_order_source();

-- Units are held for two days. Seven was the default, which shops that never chose still have.
ALTER TABLE shop_settings ALTER COLUMN days_to_pay SET DEFAULT 2;
UPDATE shop_settings SET days_to_pay = 2 WHERE days_to_pay = 7;
