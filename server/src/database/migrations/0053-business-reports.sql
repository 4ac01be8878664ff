-- What operators read of sales, stock, retention, reminders and waiting, summed up as decision 0042 says; and more that counts
-- as being active.

-- What a unit of an order cost when it was ordered: all seven costs, or where nobody said them what its batch did. By the number
-- of the item alone: what things cost the operators is no part of what a buyer takes along.
CREATE TABLE order_item_costs (
  item_id bigint PRIMARY KEY,
  unit_cost numeric(12, 2) NOT NULL
);

CREATE FUNCTION keep_item_costs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM order_item_costs WHERE item_id IN (SELECT id FROM old_items);
  ELSE
    INSERT INTO order_item_costs (item_id, unit_cost)
    SELECT item.id, unit_cost FROM new_items AS item
    LEFT JOIN product_costs AS cost ON cost.product_id = item.product_id
    LEFT JOIN inventory_batches AS batch ON batch.id = item.batch_id
    CROSS JOIN LATERAL (SELECT coalesce(nullif(cost_of_goods + packaging_cost + testing_cost + shipping_cost + other_costs
      + mailing_label_cost + barcode_cost, 0), batch.cost_per_unit) AS unit_cost) AS known
    WHERE unit_cost IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_item_costs AFTER INSERT ON order_items
  REFERENCING NEW TABLE AS new_items FOR EACH STATEMENT EXECUTE FUNCTION keep_item_costs();
CREATE TRIGGER forget_item_costs AFTER DELETE ON order_items
  REFERENCING OLD TABLE AS old_items FOR EACH STATEMENT EXECUTE FUNCTION keep_item_costs();

-- An order counts while it is paid and not cancelled. What is in it changes only while it is cancelled.
CREATE FUNCTION is_sale(sale orders) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN sale.payment_status = 'paid' AND sale.status <> 'cancelled';

-- What each order says of itself once it counts, in cents. Costs, and the revenue that they are known of, go together.
CREATE VIEW report_sales AS
  SELECT sale.id AS sale, created_at AS at, 'sale' AS kind, '' AS subject, 1::bigint AS amount FROM orders AS sale
  UNION ALL SELECT sale.id, created_at, 'sold-in', item.name, 1
  FROM orders AS sale JOIN order_items AS item ON order_id = sale.id GROUP BY sale.id, item.name
  UNION ALL SELECT sale.id, created_at, told.kind, item.name, told.amount::bigint
  FROM orders AS sale JOIN order_items AS item ON order_id = sale.id LEFT JOIN order_item_costs ON item_id = item.id
  CROSS JOIN LATERAL (VALUES ('units', quantity::numeric), ('revenue', 100 * total_price),
    ('costed', CASE WHEN unit_cost IS NOT NULL THEN 100 * total_price END), ('cost', 100 * unit_cost * quantity))
    AS told (kind, amount)
  WHERE told.amount <> 0;

CREATE FUNCTION note_sale() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was boolean := TG_OP <> 'INSERT' AND is_sale(OLD);
  becomes boolean := TG_OP <> 'DELETE' AND is_sale(NEW);
BEGIN
  IF was <> becomes THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    SELECT 0, at, kind, subject, CASE WHEN becomes THEN amount ELSE -amount END FROM report_sales
    WHERE sale = coalesce(NEW.id, OLD.id);
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD END;
END $$;
-- What an order is stored with comes after it, within the transaction; what goes with it is still there before it goes.
CREATE CONSTRAINT TRIGGER note_stored_sale AFTER INSERT ON orders DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (is_sale(NEW)) EXECUTE FUNCTION note_sale();
CREATE TRIGGER note_sale AFTER UPDATE OF status, payment_status ON orders FOR EACH ROW EXECUTE FUNCTION note_sale();
CREATE TRIGGER note_end_of_sale BEFORE DELETE ON orders FOR EACH ROW EXECUTE FUNCTION note_sale();

-- What is on hand of a batch: on the day on which it came, so that all days together are what is there.
CREATE FUNCTION stock_of(batch inventory_batches) RETURNS TABLE (kind text, amount bigint) LANGUAGE sql IMMUTABLE PARALLEL SAFE
  BEGIN ATOMIC
    SELECT told.kind, told.amount::bigint FROM (SELECT batch.quantity_available + batch.quantity_reserved) AS had (units)
    CROSS JOIN LATERAL (VALUES ('stock', units::numeric), ('stock-value', 100 * units * batch.cost_per_unit),
      ('stock-uncosted', CASE WHEN batch.cost_per_unit IS NULL THEN units END)) AS told (kind, amount)
    WHERE told.amount <> 0;
  END;

CREATE FUNCTION note_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    SELECT 0, OLD.created_at, kind, OLD.product_id::text, -amount FROM stock_of(OLD);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    SELECT 0, NEW.created_at, kind, NEW.product_id::text, amount FROM stock_of(NEW);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER note_stock AFTER INSERT OR DELETE ON inventory_batches FOR EACH ROW EXECUTE FUNCTION note_stock();
-- Setting units aside leaves them on hand.
CREATE TRIGGER note_changed_stock AFTER UPDATE ON inventory_batches
  FOR EACH ROW WHEN ((OLD.quantity_available + OLD.quantity_reserved, OLD.cost_per_unit)
    IS DISTINCT FROM (NEW.quantity_available + NEW.quantity_reserved, NEW.cost_per_unit)) EXECUTE FUNCTION note_stock();

-- How reminders went, by channel; what is not settled says nothing yet.
CREATE FUNCTION note_delivery() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status <> 'pending' THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (0, OLD.scheduled_at, 'reminder', OLD.channel || ' ' || OLD.status, -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status <> 'pending' THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (0, NEW.scheduled_at, 'reminder', NEW.channel || ' ' || NEW.status, 1);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER note_delivery AFTER INSERT ON deliveries
  FOR EACH ROW WHEN (NEW.kind = 'reminder' AND NEW.status <> 'pending') EXECUTE FUNCTION note_delivery();
CREATE TRIGGER note_settled_delivery AFTER UPDATE OF status ON deliveries
  FOR EACH ROW WHEN (NEW.kind = 'reminder' AND NEW.status <> OLD.status) EXECUTE FUNCTION note_delivery();
CREATE TRIGGER note_end_of_delivery AFTER DELETE ON deliveries
  FOR EACH ROW WHEN (OLD.kind = 'reminder' AND OLD.status <> 'pending') EXECUTE FUNCTION note_delivery();

-- How long members waited for the support team, each time; null until they hear from it.
CREATE TABLE support_waits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room_id bigint NOT NULL REFERENCES chat_rooms ON DELETE CASCADE,
  since timestamptz(3) NOT NULL,
  until timestamptz(3) CHECK (until >= since)
);
CREATE INDEX support_waits_by_room ON support_waits (room_id);
CREATE UNIQUE INDEX support_waits_open ON support_waits (room_id) WHERE until IS NULL;

INSERT INTO support_waits (room_id, since, until)
  SELECT room_id, message.created_at, heard.at FROM (
    SELECT room_id, seq, created_at, from_support, lag(from_support) OVER (PARTITION BY room_id ORDER BY seq) AS was_heard
    FROM chat_messages) AS message
  JOIN chat_rooms AS room ON room.id = room_id AND room.type = 'support'
  CROSS JOIN LATERAL (
    SELECT min(created_at) AS at FROM chat_messages AS later
    WHERE later.room_id = message.room_id AND later.seq > message.seq AND later.from_support) AS heard
  WHERE NOT from_support AND was_heard IS DISTINCT FROM false AND (heard.at IS NOT NULL OR waiting_since IS NOT NULL);

-- The team's word is the last that was said in the room when nobody waits any more.
CREATE FUNCTION keep_support_waits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.waiting_since IS NULL THEN
    UPDATE support_waits SET until = greatest(since, NEW.updated_at) WHERE room_id = NEW.id AND until IS NULL;
  ELSE
    INSERT INTO support_waits (room_id, since) VALUES (NEW.id, NEW.waiting_since);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_support_waits AFTER UPDATE OF waiting_since ON chat_rooms
  FOR EACH ROW WHEN ((OLD.waiting_since IS NULL) <> (NEW.waiting_since IS NULL)) EXECUTE FUNCTION keep_support_waits();

-- An answer by the quarters of an hour that it took, up to a week.
CREATE FUNCTION wait_of(wait support_waits) RETURNS TABLE (kind text, subject text, amount bigint)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE BEGIN ATOMIC
    SELECT told.kind, told.subject, told.amount
    FROM (SELECT extract(epoch FROM wait.until - wait.since)::bigint) AS waited (seconds)
    CROSS JOIN LATERAL (VALUES ('waiting', '', CASE WHEN wait.until IS NULL THEN 1::bigint END),
      ('wait', least(seconds / 900, 672)::text, CASE WHEN seconds IS NOT NULL THEN 1::bigint END),
      ('wait-seconds', '', nullif(seconds, 0))) AS told (kind, subject, amount)
    WHERE told.amount IS NOT NULL;
  END;

CREATE FUNCTION note_wait() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    SELECT 0, OLD.since, kind, subject, -amount FROM wait_of(OLD);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    SELECT 0, NEW.since, kind, subject, amount FROM wait_of(NEW);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER note_wait AFTER INSERT OR DELETE OR UPDATE ON support_waits FOR EACH ROW EXECUTE FUNCTION note_wait();

-- Writing to somebody, and deciding about somebody, is being active. What is taken back is not.
CREATE FUNCTION note_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.sender_id IS NOT NULL AND OLD.deleted_at IS NULL THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(OLD.sender_id), OLD.created_at, 'active', '', -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.sender_id IS NOT NULL AND NEW.deleted_at IS NULL THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    VALUES (report_person(NEW.sender_id), NEW.created_at, 'active', '', 1);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER note_message AFTER INSERT OR DELETE OR UPDATE OF sender_id, deleted_at ON chat_messages
  FOR EACH ROW EXECUTE FUNCTION note_message();

-- Whoever asked, and whoever said yes or no as long as that holds.
CREATE FUNCTION decisions_of(friendship friendships) RETURNS TABLE (person_id text, at timestamptz)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE BEGIN ATOMIC
    SELECT friendship.requester_id, friendship.created_at
    UNION ALL SELECT friendship.addressee_id, friendship.decided_at WHERE friendship.status IN ('accepted', 'rejected');
  END;

CREATE FUNCTION note_friendship() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    SELECT report_person(person_id), at, 'active', '', -1 FROM decisions_of(OLD);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO report_events (person, at, kind, subject, amount)
    SELECT report_person(person_id), at, 'active', '', 1 FROM decisions_of(NEW);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER note_friendship AFTER INSERT OR DELETE OR UPDATE ON friendships
  FOR EACH ROW EXECUTE FUNCTION note_friendship();

-- As note_activity, where the person stands in a column of another name.
CREATE FUNCTION note_activity_of() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noted jsonb := CASE TG_OP WHEN 'INSERT' THEN to_jsonb(NEW) ELSE to_jsonb(OLD) END;
BEGIN
  INSERT INTO report_events (person, at, kind, subject, amount)
  VALUES (report_person(noted ->> TG_ARGV[0]), (noted ->> 'created_at')::timestamptz, 'active', '',
    CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END);
  RETURN NULL;
END $$;
CREATE TRIGGER note_activity AFTER INSERT OR DELETE ON blocks
  FOR EACH ROW EXECUTE FUNCTION note_activity_of('blocker_id');
CREATE TRIGGER note_activity AFTER INSERT OR DELETE ON abuse_reports
  FOR EACH ROW EXECUTE FUNCTION note_activity_of('reporter_id');

-- What nobody owns is told in parts of its own: visits and orders by their numbers, stock as a whole.
ALTER VIEW report_history RENAME TO report_history_of_use;
CREATE VIEW report_history AS
  SELECT owner, visit, NULL::bigint AS sale, false AS is_stock, person, at, kind, subject, amount FROM report_history_of_use
  UNION ALL SELECT sender_id, NULL, NULL, false, report_person(sender_id), created_at, 'active', '', 1 FROM chat_messages
  WHERE deleted_at IS NULL AND sender_id IS NOT NULL
  UNION ALL SELECT requester_id, NULL, NULL, false, report_person(requester_id), created_at, 'active', '', 1 FROM friendships
  UNION ALL SELECT addressee_id, NULL, NULL, false, report_person(addressee_id), decided_at, 'active', '', 1 FROM friendships
  WHERE status IN ('accepted', 'rejected')
  UNION ALL SELECT blocker_id, NULL, NULL, false, report_person(blocker_id), created_at, 'active', '', 1 FROM blocks
  UNION ALL SELECT reporter_id, NULL, NULL, false, report_person(reporter_id), created_at, 'active', '', 1 FROM abuse_reports
  UNION ALL SELECT user_id, NULL, NULL, false, 0, scheduled_at, 'reminder', channel || ' ' || status, 1 FROM deliveries
  WHERE kind = 'reminder' AND status <> 'pending'
  UNION ALL SELECT room.member_id, NULL, NULL, false, 0, since, told.kind, told.subject, told.amount
  FROM support_waits AS wait JOIN chat_rooms AS room ON room.id = room_id CROSS JOIN LATERAL wait_of(wait) AS told
  UNION ALL SELECT NULL, NULL, sale, false, 0, told.at, told.kind, told.subject, told.amount
  FROM report_sales AS told JOIN orders ON orders.id = sale WHERE is_sale(orders)
  UNION ALL SELECT NULL, NULL, NULL, true, 0, created_at, told.kind, product_id::text, told.amount
  FROM inventory_batches AS batch CROSS JOIN LATERAL stock_of(batch) AS told;

-- Of marks of weeks the subject is the week of signing up.
CREATE INDEX report_gaps_of_weeks ON report_gaps (zone, subject, day) INCLUDE (people) WHERE about = 'week';

-- Summed up anew, with all of that.
DELETE FROM report_zones;
