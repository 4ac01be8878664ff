-- What goes in and what comes out is priced apart. Of months that began before, only the sum is known.
ALTER TABLE ai_months ADD COLUMN input_tokens bigint, ADD COLUMN output_tokens bigint;
ALTER TABLE ai_months ALTER COLUMN input_tokens SET DEFAULT 0, ALTER COLUMN output_tokens SET DEFAULT 0;
