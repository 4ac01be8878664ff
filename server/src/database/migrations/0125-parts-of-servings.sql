-- Servings are typed with up to three decimals (0.125). Without a fixed scale the column keeps its rows as they are.
ALTER TABLE food_logs
  ALTER COLUMN servings TYPE numeric,
  ADD CONSTRAINT food_logs_servings_scale CHECK (servings <= 1000 AND scale(servings) <= 3);
