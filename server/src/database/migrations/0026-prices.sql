-- What a product costs the operators, and what they mean to ask for it.
CREATE TABLE product_costs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL UNIQUE REFERENCES products ON DELETE CASCADE,
  cost_of_goods numeric(12, 2) NOT NULL DEFAULT 0 CHECK (cost_of_goods >= 0),
  packaging_cost numeric(12, 2) NOT NULL DEFAULT 0 CHECK (packaging_cost >= 0),
  testing_cost numeric(12, 2) NOT NULL DEFAULT 0 CHECK (testing_cost >= 0),
  shipping_cost numeric(12, 2) NOT NULL DEFAULT 0 CHECK (shipping_cost >= 0),
  other_costs numeric(12, 2) NOT NULL DEFAULT 0 CHECK (other_costs >= 0),
  mailing_label_cost numeric(12, 2) NOT NULL DEFAULT 0 CHECK (mailing_label_cost >= 0),
  barcode_cost numeric(12, 2) NOT NULL DEFAULT 0 CHECK (barcode_cost >= 0),
  retail_price numeric(12, 2) NOT NULL CHECK (retail_price >= 0),
  version integer NOT NULL DEFAULT 1
);
CREATE TRIGGER product_costs_count_versions BEFORE UPDATE ON product_costs
  FOR EACH ROW WHEN (NEW IS DISTINCT FROM OLD) EXECUTE FUNCTION count_version();

-- Where others sell the same: up to four pages of a peptide, one of a vitamin, and what was last read there.
CREATE TABLE price_links (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES products ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position BETWEEN 1 AND 4),
  url text,
  us_lab_tested boolean NOT NULL DEFAULT false,
  batch_tracked boolean NOT NULL DEFAULT false,
  -- what an operator read there themselves
  manual_price numeric(12, 2) CHECK (manual_price >= 0),
  scraped_price numeric(12, 2) CHECK (scraped_price >= 0),
  -- when the scraped price was read
  scraped_at timestamptz(3),
  -- why the latest try brought none, and when that was; null once one did
  problem text,
  problem_at timestamptz(3),
  version integer NOT NULL DEFAULT 1,
  UNIQUE (product_id, position)
);

-- What a price was, each time that it became another.
CREATE TABLE price_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES products ON DELETE CASCADE,
  -- the vendor's name, or the host of the page
  vendor_name text NOT NULL CHECK (vendor_name <> ''),
  price numeric(12, 2) NOT NULL CHECK (price >= 0),
  at timestamptz(3) NOT NULL
);
CREATE INDEX price_history_by_product ON price_history (product_id, at);

ALTER TABLE vendor_prices ADD COLUMN version integer NOT NULL DEFAULT 1;
CREATE TRIGGER vendor_prices_count_versions BEFORE UPDATE ON vendor_prices
  FOR EACH ROW WHEN (NEW IS DISTINCT FROM OLD) EXECUTE FUNCTION count_version();
CREATE INDEX vendor_prices_by_vendor ON vendor_prices (lower(vendor_name), id DESC);
