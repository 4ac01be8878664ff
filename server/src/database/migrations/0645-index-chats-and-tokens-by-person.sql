-- statement by statement
-- Keys that begin with the person. Tokens are random: an index finds them, and needs no key.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS ai_chat_sessions_by_person ON ai_chat_sessions (user_id, id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS ai_chat_messages_by_person ON ai_chat_messages (user_id, id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS email_links_by_person ON email_links (user_id, id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS password_reset_tokens_by_person ON password_reset_tokens (user_id, id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS passkeys_by_person ON passkeys (user_id, id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS sign_in_tickets_by_person ON sign_in_tickets (user_id, token_hash);
CREATE INDEX CONCURRENTLY IF NOT EXISTS email_links_by_token ON email_links (token_hash);
CREATE INDEX CONCURRENTLY IF NOT EXISTS password_reset_tokens_by_token ON password_reset_tokens (token_hash);
CREATE INDEX CONCURRENTLY IF NOT EXISTS sign_in_tickets_by_token ON sign_in_tickets (token_hash);
CREATE INDEX CONCURRENTLY IF NOT EXISTS ai_chat_messages_of_chat ON ai_chat_messages (user_id, session_id, id);
