-- Results of laboratories, by batch. The PDFs are blobs; a row whose batch is gone stays until its blob is removed.
CREATE TABLE batch_certificates (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  batch_id bigint REFERENCES inventory_batches ON DELETE SET NULL,
  lab text NOT NULL CHECK (lab <> ''),
  tested_on date NOT NULL,
  method text NOT NULL CHECK (method <> ''),
  purity text,
  hash text NOT NULL UNIQUE,
  client_id uuid UNIQUE,
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX batch_certificates_by_batch ON batch_certificates (batch_id, tested_on, id);

-- The shop shows them.
CREATE TRIGGER certificates_are_told_of AFTER INSERT OR UPDATE OR DELETE ON batch_certificates
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_shop();
