-- A picture of a peptide that is only linked to; an uploaded one goes before it. Several peptides may show one upload.
ALTER TABLE peptides ADD COLUMN image_url text;
CREATE INDEX peptides_by_image ON peptides (image_hash) WHERE image_hash IS NOT NULL;

-- Where a peptide stands in the list is no part of it: putting the list in order makes nobody's edit an older one.
DROP TRIGGER peptides_count_versions ON peptides;
CREATE TRIGGER peptides_count_versions BEFORE UPDATE ON peptides
  FOR EACH ROW WHEN (to_jsonb(NEW) - 'display_order' IS DISTINCT FROM to_jsonb(OLD) - 'display_order')
  EXECUTE FUNCTION count_version();
