-- Visits that are deleted because of their age stay in the sums of reports.
DROP TRIGGER note_view ON page_visits;
CREATE TRIGGER note_view AFTER INSERT ON page_visits FOR EACH ROW EXECUTE FUNCTION note_view();
CREATE TRIGGER note_end_of_view AFTER DELETE ON page_visits
  FOR EACH ROW WHEN (NOT is_forgetting()) EXECUTE FUNCTION note_view();
