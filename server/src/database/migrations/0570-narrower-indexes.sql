-- statement by statement
-- Entries of one day share an index entry if nothing in it differs; their order within the day is sorted.
CREATE INDEX CONCURRENTLY food_logs_by_day ON food_logs (user_id, log_date);
DROP INDEX CONCURRENTLY IF EXISTS food_logs_by_user_day;

-- Visits of one person are only looked up together, for the export and when the account goes.
CREATE INDEX CONCURRENTLY page_visits_of_user ON page_visits (user_id) WHERE user_id IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS page_visits_by_user;

-- Marks are added day by day, so that the last weeks lie together.
CREATE INDEX CONCURRENTLY report_marks_by_day ON report_marks USING brin (day) WITH (pages_per_range = 16, autosummarize = on);
DROP INDEX CONCURRENTLY IF EXISTS report_marks_of_levels;
