-- A cost nobody knows is null, which is not 0. What is sold of such a product counts at its batch's cost, or as without a cost.
ALTER TABLE product_costs
  ALTER COLUMN cost_of_goods DROP NOT NULL,
  ALTER COLUMN packaging_cost DROP NOT NULL,
  ALTER COLUMN testing_cost DROP NOT NULL,
  ALTER COLUMN shipping_cost DROP NOT NULL,
  ALTER COLUMN other_costs DROP NOT NULL,
  ALTER COLUMN mailing_label_cost DROP NOT NULL,
  ALTER COLUMN barcode_cost DROP NOT NULL;
