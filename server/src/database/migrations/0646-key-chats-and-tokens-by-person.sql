-- The keys of 0645 replace those by id or token alone, and indexes that began like them.
ALTER TABLE ai_chat_messages DROP CONSTRAINT ai_chat_messages_session_id_fkey;
ALTER TABLE ai_chat_sessions DROP CONSTRAINT ai_chat_sessions_pkey, ADD CONSTRAINT ai_chat_sessions_pkey PRIMARY KEY USING INDEX ai_chat_sessions_by_person;
ALTER TABLE ai_chat_messages DROP CONSTRAINT ai_chat_messages_pkey, ADD CONSTRAINT ai_chat_messages_pkey PRIMARY KEY USING INDEX ai_chat_messages_by_person;
ALTER TABLE email_links DROP CONSTRAINT email_links_pkey, ADD CONSTRAINT email_links_pkey PRIMARY KEY USING INDEX email_links_by_person;
ALTER TABLE password_reset_tokens DROP CONSTRAINT password_reset_tokens_pkey, ADD CONSTRAINT password_reset_tokens_pkey PRIMARY KEY USING INDEX password_reset_tokens_by_person;
ALTER TABLE passkeys DROP CONSTRAINT passkeys_pkey, ADD CONSTRAINT passkeys_pkey PRIMARY KEY USING INDEX passkeys_by_person;
ALTER TABLE sign_in_tickets DROP CONSTRAINT sign_in_tickets_pkey,
  ADD CONSTRAINT sign_in_tickets_pkey PRIMARY KEY USING INDEX sign_in_tickets_by_person;
ALTER TABLE email_links DROP CONSTRAINT email_links_token_hash_key;
ALTER TABLE password_reset_tokens DROP CONSTRAINT password_reset_tokens_token_hash_key;
ALTER TABLE ai_chat_messages ADD CONSTRAINT ai_chat_messages_chat
  FOREIGN KEY (user_id, session_id) REFERENCES ai_chat_sessions (user_id, id) ON DELETE CASCADE NOT VALID;
DROP INDEX ai_chat_messages_in_order;
DROP INDEX email_links_by_user;
DROP INDEX password_reset_tokens_by_user;
DROP INDEX sign_in_tickets_by_user;
DROP INDEX passkeys_by_user;
