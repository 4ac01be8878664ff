-- An order that is paid and not sent yet keeps where it goes when its buyer deletes the account; a job erases that afterwards.
CREATE OR REPLACE FUNCTION forget_buyer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (NEW.status IN ('pending', 'processing') AND NEW.payment_status = 'paid') THEN
    NEW.shipping_address := NULL;
    NEW.notes := NULL;
    NEW.tracking_number := NULL;
  END IF;
  UPDATE order_events SET detail = NULL, actor_id = CASE actor WHEN 'buyer' THEN NULL ELSE actor_id END
    WHERE order_id = NEW.id;
  INSERT INTO order_events (order_id, at, what, actor) VALUES (NEW.id, now(), 'account-deleted', 'buyer');
  RETURN NEW;
END $$;
CREATE INDEX orders_to_forget ON orders (id) WHERE user_id IS NULL AND shipping_address IS NOT NULL;

-- Addresses that refused a mail about an order. One that takes a mail again is removed.
CREATE TABLE bounced_order_mails (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  email text NOT NULL,
  bounced_at timestamptz(3) NOT NULL
);
