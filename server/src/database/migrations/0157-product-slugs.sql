-- Addresses in the shop that a product had before it, or another product, was renamed: links to them still open it.
CREATE TABLE product_slugs (
  slug text PRIMARY KEY CHECK (slug <> ''),
  product_id bigint NOT NULL REFERENCES products ON DELETE CASCADE
);
CREATE INDEX product_slugs_by_product ON product_slugs (product_id);
