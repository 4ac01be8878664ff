-- Links to pictures elsewhere: no page ever showed one.
ALTER TABLE peptides DROP COLUMN image_url;
