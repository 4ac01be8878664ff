-- Admins are few among many, and listed apart.
CREATE INDEX users_who_are_admins ON users (created_at DESC, id DESC) WHERE is_admin;
