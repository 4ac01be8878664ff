-- Stones are how weights are read and typed; weigh-ins are stored in pounds or kilograms as before.
ALTER TABLE users
  DROP CONSTRAINT users_weight_unit_check,
  ADD CONSTRAINT users_weight_unit_check CHECK (weight_unit IN ('lbs', 'kg', 'st')) NOT VALID;
ALTER TABLE users VALIDATE CONSTRAINT users_weight_unit_check;
