-- The keys of 0640 replace those by id alone, and indexes that began like them.
ALTER TABLE food_logs DROP CONSTRAINT food_logs_pkey, ADD CONSTRAINT food_logs_pkey PRIMARY KEY USING INDEX food_logs_by_person;
ALTER TABLE supplement_logs DROP CONSTRAINT supplement_logs_pkey, ADD CONSTRAINT supplement_logs_pkey PRIMARY KEY USING INDEX supplement_logs_by_person;
ALTER TABLE water_logs DROP CONSTRAINT water_logs_pkey, ADD CONSTRAINT water_logs_pkey PRIMARY KEY USING INDEX water_logs_by_person;
ALTER TABLE measurements DROP CONSTRAINT measurements_pkey, ADD CONSTRAINT measurements_pkey PRIMARY KEY USING INDEX measurements_by_person;
ALTER TABLE dosage_calculations DROP CONSTRAINT dosage_calculations_pkey, ADD CONSTRAINT dosage_calculations_pkey PRIMARY KEY USING INDEX dosage_calculations_by_person;
ALTER TABLE ai_wordings DROP CONSTRAINT ai_wordings_pkey, ADD CONSTRAINT ai_wordings_pkey PRIMARY KEY USING INDEX ai_wordings_by_person;
ALTER TABLE ai_single_questions DROP CONSTRAINT ai_single_questions_pkey, ADD CONSTRAINT ai_single_questions_pkey PRIMARY KEY USING INDEX ai_single_questions_by_person;
ALTER TABLE cart_items DROP CONSTRAINT cart_items_pkey, ADD CONSTRAINT cart_items_pkey PRIMARY KEY USING INDEX cart_items_by_person;
ALTER TABLE dismissed_warnings DROP CONSTRAINT dismissed_warnings_pkey, ADD CONSTRAINT dismissed_warnings_pkey PRIMARY KEY USING INDEX dismissed_warnings_by_person;
ALTER TABLE dose_step_decisions DROP CONSTRAINT dose_step_decisions_pkey, ADD CONSTRAINT dose_step_decisions_pkey PRIMARY KEY USING INDEX dose_step_decisions_by_person;
ALTER TABLE product_watchers DROP CONSTRAINT product_watchers_pkey, ADD CONSTRAINT product_watchers_pkey PRIMARY KEY USING INDEX product_watchers_by_person;
ALTER TABLE progress_photos DROP CONSTRAINT progress_photos_pkey, ADD CONSTRAINT progress_photos_pkey PRIMARY KEY USING INDEX progress_photos_by_person;
ALTER TABLE skipped_doses DROP CONSTRAINT skipped_doses_pkey, ADD CONSTRAINT skipped_doses_pkey PRIMARY KEY USING INDEX skipped_doses_by_person;
ALTER TABLE vial_movements DROP CONSTRAINT vial_movements_pkey, ADD CONSTRAINT vial_movements_pkey PRIMARY KEY USING INDEX vial_movements_by_person;
DROP INDEX dosage_calculations_by_user;
DROP INDEX ai_single_questions_of_user;
