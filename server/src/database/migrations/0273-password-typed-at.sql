-- Sensitive changes ask for the password each time: nothing reads when it was typed last.
ALTER TABLE login_sessions DROP COLUMN password_typed_at;
