-- The scale of the syringe that a calculation was made for; of earlier ones nobody said it.
ALTER TABLE dosage_calculations
  ADD COLUMN syringe_scale text CHECK (syringe_scale IN ('U-100', 'U-40'));
