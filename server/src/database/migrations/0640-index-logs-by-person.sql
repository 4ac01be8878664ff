-- statement by statement
-- Keys that begin with the person, so that tables can be partitioned or distributed by person.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS food_logs_by_person ON food_logs (user_id, id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS supplement_logs_by_person ON supplement_logs (user_id, id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS water_logs_by_person ON water_logs (user_id, id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS measurements_by_person ON measurements (user_id, id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS dosage_calculations_by_person ON dosage_calculations (user_id, id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS ai_wordings_by_person ON ai_wordings (user_id, id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS ai_single_questions_by_person ON ai_single_questions (user_id, id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS cart_items_by_person ON cart_items (user_id, id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS dismissed_warnings_by_person ON dismissed_warnings (user_id, id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS dose_step_decisions_by_person ON dose_step_decisions (user_id, id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS product_watchers_by_person ON product_watchers (user_id, id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS progress_photos_by_person ON progress_photos (user_id, id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS skipped_doses_by_person ON skipped_doses (user_id, id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS vial_movements_by_person ON vial_movements (user_id, id);
