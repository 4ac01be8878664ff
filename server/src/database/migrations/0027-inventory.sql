-- Stock, by batch. On hand is what is available and what is reserved together.
CREATE TABLE inventory_batches (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id bigint NOT NULL REFERENCES products ON DELETE CASCADE,
  batch_number varchar(100) NOT NULL CHECK (batch_number <> ''),
  quantity_available integer NOT NULL DEFAULT 0 CHECK (quantity_available >= 0),
  quantity_reserved integer NOT NULL DEFAULT 0 CHECK (quantity_reserved >= 0),
  expiry_date date,
  supplier text,
  received_date date,
  cost_per_unit numeric(12, 2) CHECK (cost_per_unit >= 0),
  notes text,
  client_id uuid UNIQUE,
  created_at timestamptz(3) NOT NULL,
  version integer NOT NULL DEFAULT 1
);
CREATE TRIGGER inventory_batches_count_versions BEFORE UPDATE ON inventory_batches
  FOR EACH ROW WHEN (NEW IS DISTINCT FROM OLD) EXECUTE FUNCTION count_version();
-- First to expire first; what never expires last.
CREATE INDEX inventory_batches_by_expiry ON inventory_batches (product_id, expiry_date, id);

-- Each change of a quantity. The movements of a batch sum to what is available and to what is reserved.
CREATE TABLE stock_movements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  batch_id bigint NOT NULL REFERENCES inventory_batches ON DELETE CASCADE,
  change integer NOT NULL,
  reserved_change integer NOT NULL DEFAULT 0,
  reason text NOT NULL CHECK (reason <> ''),
  -- by their id alone, as in the audit log; null for what nobody did by hand
  actor_id text,
  at timestamptz(3) NOT NULL,
  CHECK (change <> 0 OR reserved_change <> 0)
);
CREATE INDEX stock_movements_by_batch ON stock_movements (batch_id, id);

-- They go with their batch, and not otherwise.
CREATE TRIGGER stock_movements_are_only_added_to BEFORE UPDATE ON stock_movements
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER stock_movements_stay BEFORE DELETE ON stock_movements
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER stock_movements_are_not_emptied BEFORE TRUNCATE ON stock_movements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
