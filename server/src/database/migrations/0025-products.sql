-- What can be sold: a peptide or a supplement, and what the shop says of it. Costs, stock and orders point here.
CREATE TABLE products (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  peptide_id bigint UNIQUE REFERENCES peptides ON DELETE CASCADE,
  supplement_id bigint UNIQUE REFERENCES supplements ON DELETE CASCADE,
  enabled boolean NOT NULL DEFAULT false,
  status text NOT NULL DEFAULT 'available' CHECK (status IN ('available', 'coming_soon', 'out_of_stock')),
  price numeric(12, 2) CHECK (price >= 0),
  original_price numeric(12, 2) CHECK (original_price >= 0),
  purity text,
  form text,
  storage text,
  rating numeric(2, 1) NOT NULL DEFAULT 5 CHECK (rating BETWEEN 1 AND 5),
  reviews integer NOT NULL DEFAULT 0 CHECK (reviews >= 0),
  icon text,
  version integer NOT NULL DEFAULT 1,
  CHECK (num_nonnulls(peptide_id, supplement_id) = 1)
);

-- Two operators at one row: whoever saves second shows by the version that they saw an older one.
CREATE FUNCTION count_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;

CREATE TRIGGER products_count_versions BEFORE UPDATE ON products
  FOR EACH ROW WHEN (NEW IS DISTINCT FROM OLD) EXECUTE FUNCTION count_version();

ALTER TABLE peptides ADD COLUMN version integer NOT NULL DEFAULT 1;
CREATE TRIGGER peptides_count_versions BEFORE UPDATE ON peptides
  FOR EACH ROW WHEN (NEW IS DISTINCT FROM OLD) EXECUTE FUNCTION count_version();
ALTER TABLE supplements ADD COLUMN version integer NOT NULL DEFAULT 1;
CREATE TRIGGER supplements_count_versions BEFORE UPDATE ON supplements
  FOR EACH ROW WHEN (NEW IS DISTINCT FROM OLD) EXECUTE FUNCTION count_version();

-- The uploaded picture of a peptide, by the hash of what it shows.
ALTER TABLE peptides ADD COLUMN image_hash text;

INSERT INTO products (peptide_id, enabled, status, price, form, storage)
SELECT id, shop_enabled, shop_status, shop_price, 'Lyophilized powder', '-20°C' FROM peptides ORDER BY id;
INSERT INTO products (supplement_id) SELECT id FROM supplements ORDER BY id;
ALTER TABLE peptides DROP COLUMN shop_enabled, DROP COLUMN shop_status, DROP COLUMN shop_price;

-- Whatever is added to the catalogue can be sold from then on; until somebody says so it is hidden.
CREATE FUNCTION make_product_of_peptide() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO products (peptide_id, form, storage) VALUES (NEW.id, 'Lyophilized powder', '-20°C');
  RETURN NULL;
END $$;
CREATE FUNCTION make_product_of_supplement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO products (supplement_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER peptides_are_products AFTER INSERT ON peptides
  FOR EACH ROW EXECUTE FUNCTION make_product_of_peptide();
CREATE TRIGGER supplements_are_products AFTER INSERT ON supplements
  FOR EACH ROW EXECUTE FUNCTION make_product_of_supplement();
