-- statement by statement
-- Client ids begin with their time: keys that begin with them grow at their end, so that pages are full. With the person first, entries are
-- added everywhere, and pages are half full. The same goes for ids.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS dosage_logs_by_client ON dosage_logs (client_id, user_id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS food_logs_by_client ON food_logs (client_id, user_id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS supplement_logs_by_client ON supplement_logs (client_id, user_id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS water_logs_by_client ON water_logs (client_id, user_id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS weight_logs_by_client ON weight_logs (client_id, user_id);
DROP INDEX CONCURRENTLY IF EXISTS dosage_logs_client_key;
DROP INDEX CONCURRENTLY IF EXISTS food_logs_client_key;
DROP INDEX CONCURRENTLY IF EXISTS supplement_logs_client_key;
DROP INDEX CONCURRENTLY IF EXISTS water_logs_client_key;
DROP INDEX CONCURRENTLY IF EXISTS weight_logs_client_key;
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS deliveries_by_id_and_person ON deliveries (id, user_id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS earlier_versions_by_id_and_person ON earlier_versions (id, user_id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS inbox_messages_by_person ON inbox_messages (user_id, id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS inbox_messages_of_delivery ON inbox_messages (delivery_id, user_id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS login_sessions_by_id_and_person ON login_sessions (id, user_id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS login_sessions_by_token ON login_sessions (token_hash);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS notification_logs_by_id_and_person ON notification_logs (id, user_id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS push_subscriptions_by_person ON push_subscriptions (user_id, id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS push_subscriptions_of_session ON push_subscriptions (session_id, user_id);
