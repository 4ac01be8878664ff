-- What somebody ordered and did not pay counts for a day after it was cancelled, so its source stays for as long. The job
-- that cancels unpaid orders deletes it then; orders that were paid or sent need none.
ALTER TABLE order_sources ADD COLUMN given_up_at timestamptz(3);
CREATE INDEX order_sources_given_up ON order_sources (given_up_at) WHERE given_up_at IS NOT NULL;

DROP TRIGGER orders_forget_their_source ON orders;
CREATE TRIGGER orders_forget_their_source AFTER UPDATE OF status, payment_status ON orders
  FOR EACH ROW WHEN (NEW.status NOT IN ('pending', 'processing', 'cancelled')
    OR NEW.payment_status NOT IN ('pending', 'failed'))
  EXECUTE FUNCTION forget_order_source();

-- The stock that unpaid orders hold.
CREATE INDEX orders_unpaid ON orders (id)
  WHERE status IN ('pending', 'processing') AND payment_status IN ('pending', 'failed');

CREATE OR REPLACE VIEW order_sources_with_units AS
  SELECT order_id, network, place,
    coalesce(units, (SELECT sum(quantity) FROM order_items WHERE order_items.order_id = order_sources.order_id))::integer AS units,
    given_up_at
  FROM order_sources;

-- The transaction says what is allowed: orders and units of a person, orders and units of a network or a place, and since
-- when what was given up counts, in milliseconds.
CREATE OR REPLACE FUNCTION limit_unpaid_orders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  allowed bigint[] := string_to_array(nullif(current_setting('pepwell.unpaid_orders', true), ''), ' ')::bigint[];
  since timestamptz := coalesce(to_timestamp(allowed[5] / 1000.0), 'infinity');
  buyer text := (SELECT user_id FROM orders WHERE id = NEW.order_id);
  is_over boolean;
BEGIN
  IF allowed IS NULL OR buyer IS NULL THEN RETURN NULL; END IF;
  PERFORM pg_advisory_xact_lock(key) FROM (
    SELECT DISTINCT hashtextextended('orders of ' || name, 0) AS key FROM unnest(ARRAY['person ' || buyer,
      'network ' || encode(NEW.network, 'hex'), 'place ' || encode(NEW.place, 'hex')]) AS name ORDER BY key
  ) AS keys;
  -- Each of these sees what was committed until the locks were there.
  SELECT count(DISTINCT orders.id) > allowed[1] OR sum(quantity) > allowed[2] INTO is_over
  FROM orders JOIN order_items ON order_id = orders.id
  WHERE user_id = buyer AND (
    status IN ('pending', 'processing') AND payment_status IN ('pending', 'failed')
    OR EXISTS (SELECT FROM order_sources WHERE order_sources.order_id = orders.id AND given_up_at > since));
  IF NOT is_over THEN
    SELECT count(*) > allowed[3] OR sum(units) > allowed[4] INTO is_over
    FROM order_sources_with_units WHERE network = NEW.network AND (given_up_at IS NULL OR given_up_at > since);
  END IF;
  IF NOT is_over THEN
    SELECT count(*) > allowed[3] OR sum(units) > allowed[4] INTO is_over
    FROM order_sources_with_units WHERE place = NEW.place AND (given_up_at IS NULL OR given_up_at > since);
  END IF;
  IF is_over THEN
    RAISE EXCEPTION 'more unpaid orders than allowed'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'unpaid_orders_allowed';
  END IF;
  RETURN NULL;
END $$;
