-- Units that were sold without a known cost are counted. Stock is read from its batches: whether units have expired depends on
-- the day on which somebody asks, which no sum can know.

CREATE INDEX inventory_batches_on_hand ON inventory_batches (product_id) WHERE quantity_available + quantity_reserved > 0;

DROP TRIGGER note_stock ON inventory_batches;
DROP TRIGGER note_changed_stock ON inventory_batches;
DROP FUNCTION note_stock();

CREATE OR REPLACE VIEW report_history AS
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
  FROM report_sales AS told JOIN orders ON orders.id = sale WHERE is_sale(orders);
DROP FUNCTION stock_of(inventory_batches);

CREATE OR REPLACE VIEW report_sales AS
  SELECT sale.id AS sale, created_at AS at, 'sale' AS kind, '' AS subject, 1::bigint AS amount FROM orders AS sale
  UNION ALL SELECT sale.id, created_at, 'sold-in', item.name, 1
  FROM orders AS sale JOIN order_items AS item ON order_id = sale.id GROUP BY sale.id, item.name
  UNION ALL SELECT sale.id, created_at, told.kind, item.name, told.amount::bigint
  FROM orders AS sale JOIN order_items AS item ON order_id = sale.id LEFT JOIN order_item_costs ON item_id = item.id
  CROSS JOIN LATERAL (VALUES ('units', quantity::numeric), ('revenue', 100 * total_price),
    ('costed', CASE WHEN unit_cost IS NOT NULL THEN 100 * total_price END), ('cost', 100 * unit_cost * quantity),
    ('units-uncosted', CASE WHEN unit_cost IS NULL THEN quantity END))
    AS told (kind, amount)
  WHERE told.amount <> 0
  UNION ALL SELECT sale.id, created_at, reduction.kind, reduction.subject, reduction.amount
  FROM orders AS sale CROSS JOIN LATERAL sale_reductions(sale) AS reduction
  WHERE sale.refunded_amount + sale.disputed_amount > 0;

-- Sum up again, with the new kind and without stock.
DELETE FROM report_zones;
