-- What lies in people's carts. What a line costs is reckoned from the product each time; the price that is kept is the one
-- that the person saw when they put it there.
CREATE TABLE cart_items (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  product_id bigint NOT NULL REFERENCES products ON DELETE CASCADE,
  quantity integer NOT NULL DEFAULT 1 CHECK (quantity BETWEEN 1 AND 99),
  price numeric(12, 2) NOT NULL CHECK (price >= 0),
  created_at timestamptz(3) NOT NULL,
  UNIQUE (user_id, product_id)
);
CREATE INDEX cart_items_by_product ON cart_items (product_id);

-- What was put into a cart under the browser's own id: sent again, it is not put there twice.
CREATE TABLE cart_additions (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  client_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, client_id)
);

-- Who wants to hear when a product can be bought.
CREATE TABLE product_watchers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  product_id bigint NOT NULL REFERENCES products ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  UNIQUE (user_id, product_id)
);
CREATE INDEX product_watchers_by_product ON product_watchers (product_id);

-- The shop is kept in memory by every process, and made of what several features write: whoever changes what it shows has
-- every process told, when the transaction commits. The words are those of server/src/live/bus.ts and the shop's topic.
CREATE FUNCTION tell_of_shop() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('pepwell', 'shop-changed ');
  RETURN NULL;
END $$;
CREATE TRIGGER products_are_told_of AFTER INSERT OR UPDATE OR DELETE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_shop();
CREATE TRIGGER peptides_are_told_of AFTER UPDATE ON peptides
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_shop();
CREATE TRIGGER supplements_are_told_of AFTER UPDATE ON supplements
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_shop();
CREATE TRIGGER batches_come_and_go AFTER INSERT OR DELETE ON inventory_batches
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_shop();
-- How many there are is shown below ten: while a batch keeps ten or more, a sale changes nothing that anybody sees, and
-- sales need not wait for each other to tell of it.
CREATE TRIGGER batches_are_told_of AFTER UPDATE ON inventory_batches
  FOR EACH ROW WHEN (
    (NEW.quantity_available IS DISTINCT FROM OLD.quantity_available
      AND (NEW.quantity_available < 10 OR OLD.quantity_available < 10))
    OR (NEW.batch_number, NEW.expiry_date, NEW.product_id)
      IS DISTINCT FROM (OLD.batch_number, OLD.expiry_date, OLD.product_id))
  EXECUTE FUNCTION tell_of_shop();
