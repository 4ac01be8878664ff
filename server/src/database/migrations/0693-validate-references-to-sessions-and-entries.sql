-- statement by statement
ALTER TABLE inbox_messages VALIDATE CONSTRAINT inbox_messages_own_delivery;
ALTER TABLE push_subscriptions VALIDATE CONSTRAINT push_subscriptions_own_session;
ALTER TABLE dosage_logs VALIDATE CONSTRAINT dosage_logs_own_entry;
