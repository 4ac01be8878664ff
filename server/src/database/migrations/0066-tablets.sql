-- What is only swallowed is no powder in a freezer.
CREATE OR REPLACE FUNCTION make_product_of_peptide() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.routes = '{oral}' THEN
    INSERT INTO products (peptide_id, form, storage) VALUES (NEW.id, 'Tablets', 'Room temperature');
  ELSE
    INSERT INTO products (peptide_id, form, storage) VALUES (NEW.id, 'Lyophilized powder', '-20°C');
  END IF;
  RETURN NULL;
END $$;

-- Where nobody has said anything else.
UPDATE products SET form = 'Tablets', storage = 'Room temperature'
FROM peptides WHERE peptides.id = products.peptide_id AND peptides.routes = '{oral}'
  AND form = 'Lyophilized powder' AND storage = '-20°C';
