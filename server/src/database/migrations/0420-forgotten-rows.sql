-- Rows that are forgotten because of their age leave the sums of reports as they are: what is forgotten did happen. Whoever forgets
-- sets pepwell.forgetting for the transaction.
CREATE FUNCTION is_forgetting() RETURNS boolean LANGUAGE sql STABLE
  RETURN coalesce(current_setting('pepwell.forgetting', true), '') = 'on';

DROP TRIGGER note_end_of_delivery ON deliveries;
CREATE TRIGGER note_end_of_delivery AFTER DELETE ON deliveries
  FOR EACH ROW WHEN (OLD.kind = 'reminder' AND OLD.status <> 'pending' AND NOT is_forgetting()) EXECUTE FUNCTION note_delivery();

DROP TRIGGER note_session ON login_sessions;
CREATE TRIGGER note_session AFTER INSERT OR UPDATE OF last_activity_at, logout_time ON login_sessions
  FOR EACH ROW EXECUTE FUNCTION note_session();
CREATE TRIGGER note_end_of_session AFTER DELETE ON login_sessions
  FOR EACH ROW WHEN (NOT is_forgetting()) EXECUTE FUNCTION note_session();
