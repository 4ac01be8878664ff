-- When the password was last typed in a session: what a stolen session must not do asks for it again after a while.
ALTER TABLE login_sessions ADD COLUMN password_typed_at timestamptz(3);
