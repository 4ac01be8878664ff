-- Why a dose was left out, in the person's words; nobody has to say.
ALTER TABLE skipped_doses ADD COLUMN reason text CHECK (length(reason) BETWEEN 1 AND 200);
