-- What the partner shop sells of the catalogue; the price is shown where prices are compared.
ALTER TABLE peptides
  ADD COLUMN shop_enabled boolean NOT NULL DEFAULT false,
  ADD COLUMN shop_status text NOT NULL DEFAULT 'available'
    CHECK (shop_status IN ('available', 'coming_soon', 'out_of_stock')),
  ADD COLUMN shop_price numeric(12, 2) CHECK (shop_price >= 0);

CREATE TABLE vendor_prices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  peptide_id bigint NOT NULL REFERENCES peptides ON DELETE CASCADE,
  vendor_name text NOT NULL CHECK (vendor_name <> ''),
  price numeric(12, 2) NOT NULL CHECK (price >= 0),
  dosage text NOT NULL,
  us_lab_tested boolean NOT NULL DEFAULT false,
  batch_tracked boolean NOT NULL DEFAULT false,
  notes text,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE INDEX vendor_prices_by_peptide ON vendor_prices (peptide_id, price, id);
