-- A zone that is new is summed up part by part, from the first days on: see decision 0042.

-- Up to the day before this one everything is summed up.
ALTER TABLE report_zones ADD COLUMN filled_before date NOT NULL DEFAULT 'infinity';

-- A part of what happened before, by the day: filled and emptied within one transaction.
CREATE UNLOGGED TABLE report_portion (
  person bigint NOT NULL,
  day date NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  amount bigint NOT NULL
);

-- Sums are many: what each of them would ask about its zone, the zone does when it goes.
ALTER TABLE report_marks DROP CONSTRAINT report_marks_zone_fkey;
ALTER TABLE report_gaps DROP CONSTRAINT report_gaps_zone_fkey;
ALTER TABLE report_counts DROP CONSTRAINT report_counts_zone_fkey;
ALTER TABLE report_people DROP CONSTRAINT report_people_zone_fkey;
ALTER TABLE report_levels DROP CONSTRAINT report_levels_zone_fkey;
ALTER TABLE report_batch DROP CONSTRAINT report_batch_zone_fkey;

CREATE FUNCTION forget_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM report_marks WHERE zone = OLD.id;
  DELETE FROM report_gaps WHERE zone = OLD.id;
  DELETE FROM report_counts WHERE zone = OLD.id;
  DELETE FROM report_people WHERE zone = OLD.id;
  DELETE FROM report_levels WHERE zone = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER forget_sums AFTER DELETE ON report_zones FOR EACH ROW EXECUTE FUNCTION forget_sums();

-- Doses of a day are those of its peptides. Days are looked up for levels only.
DELETE FROM report_marks WHERE about = 'dose';
DROP INDEX report_marks_by_day;
CREATE INDEX report_marks_of_levels ON report_marks (zone, day) INCLUDE (about, person, times)
  WHERE about IN ('active', 'session', 'peptide');

-- Rows come in the order of time, so that a part of them is found by its blocks.
CREATE INDEX dosage_logs_by_creation ON dosage_logs USING brin (created_at) WITH (autosummarize = on);
CREATE INDEX food_logs_by_creation ON food_logs USING brin (created_at) WITH (autosummarize = on);
CREATE INDEX chat_messages_by_creation ON chat_messages USING brin (created_at) WITH (autosummarize = on);

-- All that is there, as the triggers tell of it: what a zone's days are summed up from when they are wanted for the first time.
DROP VIEW report_history;
DROP VIEW report_history_of_use;
CREATE VIEW report_history AS
  SELECT report_person(user_id) AS person, created_at AS at, 'active' AS kind, '' AS subject, 1::bigint AS amount FROM weight_logs
  UNION ALL SELECT report_person(user_id), created_at, 'active', '', 1 FROM food_logs
  UNION ALL SELECT report_person(user_id), created_at, 'active', '', 1 FROM water_logs
  UNION ALL SELECT report_person(user_id), created_at, 'active', '', 1 FROM supplement_logs
  UNION ALL SELECT report_person(user_id), created_at, 'active', '', 1 FROM progress_photos
  UNION ALL SELECT report_person(user_id), created_at, 'active', '', 1 FROM skipped_doses
  UNION ALL SELECT report_person(user_id), created_at, 'active', '', 1 FROM dosage_calculations
  UNION ALL SELECT report_person(user_id), created_at, 'active', '', 1 FROM personal_peptides
  UNION ALL SELECT report_person(user_id), created_at, 'active', '', 1 FROM peptide_stacks
  UNION ALL SELECT report_person(user_id), created_at, 'active', '', 1 FROM stack_likes
  UNION ALL SELECT report_person(sender_id), created_at, 'active', '', 1 FROM chat_messages
  WHERE deleted_at IS NULL AND sender_id IS NOT NULL
  UNION ALL SELECT report_person(requester_id), created_at, 'active', '', 1 FROM friendships
  UNION ALL SELECT report_person(addressee_id), decided_at, 'active', '', 1 FROM friendships
  WHERE status IN ('accepted', 'rejected')
  UNION ALL SELECT report_person(blocker_id), created_at, 'active', '', 1 FROM blocks
  UNION ALL SELECT report_person(reporter_id), created_at, 'active', '', 1 FROM abuse_reports
  UNION ALL SELECT report_person(user_id), created_at, 'dose', peptide_name, 1 FROM dosage_logs
  UNION ALL SELECT report_person(user_id), created_at, 'plan', '', 1 FROM user_peptides
  UNION ALL SELECT report_person(user_id), created_at, 'order', '', 1 FROM orders WHERE user_id IS NOT NULL
  UNION ALL SELECT report_person(id), created_at, 'signup', '', 1 FROM users
  UNION ALL SELECT report_person(id), created_at, 'profile', '', 1 FROM users WHERE has_profile(users)
  UNION ALL SELECT report_person(user_id), login_time, 'session', '', 1 FROM login_sessions
  UNION ALL SELECT report_person(user_id), login_time, 'seconds', '', session_seconds(login_sessions) FROM login_sessions
  UNION ALL SELECT report_person(coalesce(user_id, session_id)), visited_at, 'view', page_path, 1 FROM page_visits
  UNION ALL SELECT 0, scheduled_at, 'reminder', channel || ' ' || status, 1 FROM deliveries
  WHERE kind = 'reminder' AND status <> 'pending'
  UNION ALL SELECT 0, since, told.kind, told.subject, told.amount FROM support_waits AS wait CROSS JOIN LATERAL wait_of(wait) AS told
  UNION ALL SELECT 0, told.at, told.kind, told.subject, told.amount
  FROM report_sales AS told JOIN orders ON orders.id = sale WHERE is_sale(orders)
  UNION ALL SELECT 0, created_at, told.kind, product_id::text, told.amount
  FROM inventory_batches AS batch CROSS JOIN LATERAL stock_of(batch) AS told;
