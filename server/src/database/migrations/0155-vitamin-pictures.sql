-- The uploaded picture of a vitamin, as peptides have one.
ALTER TABLE supplements ADD COLUMN image_hash text;
