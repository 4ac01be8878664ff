CREATE TABLE user_notification_preferences (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  email_notifications boolean NOT NULL DEFAULT true,
  sms_notifications boolean NOT NULL DEFAULT false,
  in_app_notifications boolean NOT NULL DEFAULT true,
  -- minutes
  reminder_lead_time smallint NOT NULL DEFAULT 30 CHECK (reminder_lead_time IN (15, 30, 60, 120, 240)),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);

-- One row for each time that somebody is told something on one channel; `key` makes it the only one.
CREATE TABLE deliveries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  channel text NOT NULL CHECK (channel IN ('in_app', 'push', 'email', 'sms')),
  kind text NOT NULL CHECK (kind IN ('reminder', 'test')),
  -- for a reminder: 'reminder:occurrence:minutes before:snoozes', where the occurrence is the person's own day and wall time
  key text NOT NULL,
  reminder_id bigint REFERENCES reminders ON DELETE SET NULL,
  occurs_on date,
  occurs_at timestamptz(3),
  peptide_name text,
  dose text,
  title text NOT NULL,
  body text NOT NULL,
  scheduled_at timestamptz(3) NOT NULL,
  is_late boolean NOT NULL DEFAULT false,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'sent', 'failed', 'expired')),
  attempts smallint NOT NULL DEFAULT 0,
  -- the push subscriptions that were told already: another attempt leaves them out
  reached bigint[] NOT NULL DEFAULT '{}',
  last_error text,
  settled_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  UNIQUE (user_id, channel, key)
);

CREATE INDEX deliveries_by_reminder ON deliveries (reminder_id) WHERE reminder_id IS NOT NULL;
CREATE INDEX deliveries_dead ON deliveries (id DESC) WHERE status = 'failed';

-- What stands in the app's inbox.
CREATE TABLE inbox_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  delivery_id bigint NOT NULL UNIQUE REFERENCES deliveries ON DELETE CASCADE,
  read_at timestamptz(3),
  created_at timestamptz(3) NOT NULL
);

CREATE INDEX inbox_messages_by_user ON inbox_messages (user_id, id DESC);
CREATE INDEX inbox_messages_unread ON inbox_messages (user_id) WHERE read_at IS NULL;

-- Each attempt to tell somebody something, as it went.
CREATE TABLE notification_logs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  delivery_id bigint REFERENCES deliveries ON DELETE SET NULL,
  type text NOT NULL,
  method text NOT NULL CHECK (method IN ('in_app', 'push', 'email', 'sms')),
  peptide_name text,
  dose text,
  scheduled_time timestamptz(3) NOT NULL,
  sent_at timestamptz(3) NOT NULL,
  success boolean NOT NULL,
  error text
);

CREATE INDEX notification_logs_by_user ON notification_logs (user_id, method, success, sent_at DESC);
CREATE INDEX notification_logs_by_delivery ON notification_logs (delivery_id) WHERE delivery_id IS NOT NULL;

-- The browsers that somebody asked to be told in, and the session in which they did: what is told is as private as what
-- the session shows.
CREATE TABLE push_subscriptions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  session_id bigint NOT NULL REFERENCES login_sessions ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  device text,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE INDEX push_subscriptions_by_user ON push_subscriptions (user_id);
CREATE INDEX push_subscriptions_by_session ON push_subscriptions (session_id);

-- Signed out, here or everywhere at once, a browser is told nothing more. A session that merely ran out, because the app
-- was not opened for long, ends nothing: whoever relies on reminders goes on getting them.
CREATE FUNCTION end_push_subscriptions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscriptions WHERE session_id = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER sign_out_ends_push_subscriptions AFTER UPDATE OF logout_time ON login_sessions
  FOR EACH ROW WHEN (OLD.logout_time IS NULL AND NEW.logout_time IS NOT NULL)
  EXECUTE FUNCTION end_push_subscriptions();

-- Made at the first start and the same in every process: keys that sign for the product.
CREATE TABLE server_secrets (
  name text PRIMARY KEY,
  value jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
