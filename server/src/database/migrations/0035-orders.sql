-- What the shop's operators decide for every order: one row.
CREATE TABLE shop_settings (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  shipping_fee numeric(12, 2) NOT NULL DEFAULT 0 CHECK (shipping_fee >= 0),
  -- from this subtotal on sending costs nothing; null where it always costs the fee
  free_from numeric(12, 2) CHECK (free_from >= 0),
  countries text[] NOT NULL DEFAULT '{US,CA}' CHECK (countries <@ '{US,CA}' AND cardinality(countries) > 0),
  -- lines of 'what: value', for whoever pays by invoice
  payment_instructions text NOT NULL DEFAULT '',
  days_to_pay integer NOT NULL DEFAULT 7 CHECK (days_to_pay BETWEEN 1 AND 90),
  -- whether Stripe adds the tax that it reckons
  automatic_tax boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1
);
CREATE TRIGGER shop_settings_count_versions BEFORE UPDATE ON shop_settings
  FOR EACH ROW WHEN (NEW IS DISTINCT FROM OLD) EXECUTE FUNCTION count_version();
INSERT INTO shop_settings DEFAULT VALUES;

-- Where somebody had their last order sent.
CREATE TABLE shipping_addresses (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  address jsonb NOT NULL
);

-- An order outlives its buyer's account: books are kept for years, without the person.
CREATE TABLE orders (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text REFERENCES users ON DELETE SET NULL,
  order_number text NOT NULL UNIQUE,
  client_id uuid NOT NULL,
  status text NOT NULL DEFAULT 'pending'
    CHECK (status IN ('pending', 'processing', 'shipped', 'delivered', 'cancelled')),
  payment_status text NOT NULL DEFAULT 'pending'
    CHECK (payment_status IN ('pending', 'paid', 'refunded', 'failed')),
  payment_method text NOT NULL CHECK (payment_method IN ('invoice', 'card')),
  -- what the payment is found by: the bank's reference, or Stripe's payment
  payment_id text,
  subtotal numeric(12, 2) NOT NULL CHECK (subtotal >= 0),
  shipping_fee numeric(12, 2) NOT NULL CHECK (shipping_fee >= 0),
  total_amount numeric(12, 2) NOT NULL CHECK (total_amount = subtotal + shipping_fee),
  country text NOT NULL,
  state text NOT NULL,
  -- null once the buyer's account is deleted
  shipping_address jsonb,
  tracking_number text,
  shipstation_order_id text,
  -- the buyer's
  notes text,
  -- until then it waits for its payment
  pay_by timestamptz(3) NOT NULL,
  cancel_reason text,
  created_at timestamptz(3) NOT NULL,
  version integer NOT NULL DEFAULT 1,
  UNIQUE (user_id, client_id)
);
CREATE INDEX orders_by_buyer ON orders (user_id, id DESC);
CREATE INDEX orders_by_status ON orders (status, id DESC);
CREATE INDEX orders_by_payment ON orders (payment_status, id DESC);
CREATE INDEX orders_to_be_paid ON orders (pay_by)
  WHERE payment_status IN ('pending', 'failed') AND status IN ('pending', 'processing');
CREATE TRIGGER orders_count_versions BEFORE UPDATE ON orders
  FOR EACH ROW WHEN (NEW IS DISTINCT FROM OLD) EXECUTE FUNCTION count_version();

-- What was bought, a row for each batch that it comes from; names and prices stay as they were.
CREATE TABLE order_items (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  product_id bigint REFERENCES products ON DELETE SET NULL,
  batch_id bigint REFERENCES inventory_batches ON DELETE SET NULL,
  kind text NOT NULL CHECK (kind IN ('peptide', 'supplement')),
  name text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  unit_price numeric(12, 2) NOT NULL CHECK (unit_price >= 0),
  total_price numeric(12, 2) NOT NULL CHECK (total_price = unit_price * quantity),
  vial_batch_number text NOT NULL,
  expiry_date date,
  shipped_at timestamptz(3)
);
CREATE INDEX order_items_by_order ON order_items (order_id, id);
CREATE INDEX order_items_by_product ON order_items (product_id);
CREATE INDEX order_items_by_batch ON order_items (batch_id);

-- How an order is paid.
CREATE TABLE payments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL UNIQUE REFERENCES orders ON DELETE CASCADE,
  method text NOT NULL CHECK (method IN ('invoice', 'card')),
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'paid', 'refunded', 'failed')),
  amount numeric(12, 2) NOT NULL,
  -- on top of the amount, where the payment's service reckons it
  tax numeric(12, 2) NOT NULL DEFAULT 0,
  -- what an operator noted of a bank transfer
  reference text,
  -- the page on which a card is asked for, as its service knows it
  session_id text UNIQUE,
  session_url text,
  -- the payment and its refund, as the service knows them
  intent_id text,
  refund_id text,
  -- an operator or a late payment asks for the money to go back; tried until it has
  refund_wanted_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  settled_at timestamptz(3)
);

-- What happened to an order, and who did it.
CREATE TABLE order_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  at timestamptz(3) NOT NULL,
  -- a status, or 'paid', 'refunded', 'tracking', 'note'
  what text NOT NULL,
  actor text NOT NULL CHECK (actor IN ('buyer', 'operator', 'shop')),
  -- by their id alone; null for what the shop does by itself
  actor_id text,
  detail text
);
CREATE INDEX order_events_by_order ON order_events (order_id, id);

-- What a payment's service told, once each.
CREATE TABLE payment_webhooks (
  id text PRIMARY KEY,
  type text NOT NULL,
  -- the session or payment that it is about
  object_id text NOT NULL,
  received_at timestamptz(3) NOT NULL
);

-- Which order moved them, by its number alone: a movement goes with its batch, and belongs to nobody.
ALTER TABLE stock_movements ADD COLUMN order_number text;
CREATE INDEX stock_movements_by_order ON stock_movements (order_number) WHERE order_number IS NOT NULL;

-- With the account goes whatever tells who somebody was and where they lived.
CREATE FUNCTION forget_buyer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.shipping_address := NULL;
  NEW.notes := NULL;
  NEW.tracking_number := NULL;
  UPDATE order_events SET detail = NULL, actor_id = CASE actor WHEN 'buyer' THEN NULL ELSE actor_id END
    WHERE order_id = NEW.id;
  INSERT INTO order_events (order_id, at, what, actor) VALUES (NEW.id, now(), 'account-deleted', 'buyer');
  RETURN NEW;
END $$;
CREATE TRIGGER orders_forget_their_buyer BEFORE UPDATE OF user_id ON orders
  FOR EACH ROW WHEN (OLD.user_id IS NOT NULL AND NEW.user_id IS NULL) EXECUTE FUNCTION forget_buyer();
