-- statement by statement
-- dosage_logs_by_creation is the same index.
DROP INDEX CONCURRENTLY IF EXISTS dosage_logs_by_logging;
