-- The keys of 0691 replace those by id or secret alone, and indexes that began like them. 0693 validates the references.
ALTER TABLE inbox_messages DROP CONSTRAINT inbox_messages_delivery_id_fkey;
-- A log line may outlive its delivery; that delivery's number leads to nobody then.
ALTER TABLE notification_logs DROP CONSTRAINT notification_logs_delivery_id_fkey;
ALTER TABLE push_subscriptions DROP CONSTRAINT push_subscriptions_session_id_fkey;
ALTER TABLE deliveries DROP CONSTRAINT deliveries_pkey,
  ADD CONSTRAINT deliveries_pkey PRIMARY KEY USING INDEX deliveries_by_id_and_person;
ALTER TABLE earlier_versions DROP CONSTRAINT earlier_versions_pkey,
  ADD CONSTRAINT earlier_versions_pkey PRIMARY KEY USING INDEX earlier_versions_by_id_and_person;
ALTER TABLE inbox_messages DROP CONSTRAINT inbox_messages_delivery_id_key, DROP CONSTRAINT inbox_messages_pkey,
  ADD CONSTRAINT inbox_messages_pkey PRIMARY KEY USING INDEX inbox_messages_by_person;
ALTER TABLE login_sessions DROP CONSTRAINT login_sessions_token_hash_key, DROP CONSTRAINT login_sessions_pkey,
  ADD CONSTRAINT login_sessions_pkey PRIMARY KEY USING INDEX login_sessions_by_id_and_person;
ALTER TABLE notification_logs DROP CONSTRAINT notification_logs_pkey,
  ADD CONSTRAINT notification_logs_pkey PRIMARY KEY USING INDEX notification_logs_by_id_and_person;
ALTER TABLE push_subscriptions DROP CONSTRAINT push_subscriptions_pkey,
  ADD CONSTRAINT push_subscriptions_pkey PRIMARY KEY USING INDEX push_subscriptions_by_person;
ALTER TABLE inbox_messages ADD CONSTRAINT inbox_messages_own_delivery
  FOREIGN KEY (user_id, delivery_id) REFERENCES deliveries (user_id, id) ON DELETE CASCADE NOT VALID;
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_own_session
  FOREIGN KEY (user_id, session_id) REFERENCES login_sessions (user_id, id) ON DELETE CASCADE NOT VALID;
ALTER TABLE dosage_logs ADD CONSTRAINT dosage_logs_own_entry
  FOREIGN KEY (user_id, user_peptide_id) REFERENCES user_peptides (user_id, id)
  ON DELETE SET NULL (user_peptide_id) NOT VALID;
ALTER TABLE dosage_logs DROP CONSTRAINT dosage_logs_user_peptide_id_fkey;
DROP INDEX inbox_messages_by_user;
DROP INDEX notification_logs_by_delivery;
DROP INDEX push_subscriptions_by_user;
DROP INDEX push_subscriptions_by_session;
