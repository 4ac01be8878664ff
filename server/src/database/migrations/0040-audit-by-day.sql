-- What was done on some days of the past.
CREATE INDEX audit_log_by_time ON audit_log (at DESC, id DESC);
