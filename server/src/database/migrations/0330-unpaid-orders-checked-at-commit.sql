-- Unpaid orders are counted as the last thing before the commit, so that checkouts from one network only wait for each other
-- while they commit. What an order holds is kept beside where it comes from; rows without it are of the release before.
ALTER TABLE order_sources ADD COLUMN units integer;
UPDATE order_sources SET units = (SELECT sum(quantity) FROM order_items WHERE order_items.order_id = order_sources.order_id);

DROP INDEX order_sources_by_network, order_sources_by_place;
CREATE INDEX order_sources_by_network ON order_sources (network) INCLUDE (order_id, units);
CREATE INDEX order_sources_by_place ON order_sources (place) INCLUDE (order_id, units);

CREATE VIEW order_sources_with_units AS
  SELECT order_id, network, place,
    coalesce(units, (SELECT sum(quantity) FROM order_items WHERE order_items.order_id = order_sources.order_id))::integer AS units
  FROM order_sources;

-- The transaction says what is allowed: orders and units of a person, orders and units of a network or a place.
CREATE FUNCTION limit_unpaid_orders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  allowed bigint[] := string_to_array(nullif(current_setting('pepwell.unpaid_orders', true), ''), ' ')::bigint[];
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
  WHERE user_id = buyer AND status IN ('pending', 'processing') AND payment_status IN ('pending', 'failed');
  IF NOT is_over THEN
    SELECT count(*) > allowed[3] OR sum(units) > allowed[4] INTO is_over
    FROM order_sources_with_units WHERE network = NEW.network;
  END IF;
  IF NOT is_over THEN
    SELECT count(*) > allowed[3] OR sum(units) > allowed[4] INTO is_over
    FROM order_sources_with_units WHERE place = NEW.place;
  END IF;
  IF is_over THEN
    RAISE EXCEPTION 'more unpaid orders than allowed'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'unpaid_orders_allowed';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER limit_unpaid_orders AFTER INSERT ON order_sources DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION limit_unpaid_orders();
