-- How far the list of supplements was brought: 0 before it was first filled. What operators take out of it stays out.
CREATE TABLE supplements_revision (
  revision integer NOT NULL
);
INSERT INTO supplements_revision (revision) SELECT EXISTS (SELECT FROM supplements)::int;

-- What sold, among all that came and went.
CREATE INDEX stock_movements_of_sales ON stock_movements (batch_id, at) WHERE reserved_change < 0;

-- Tables that operators brought in, each once by the id that their browser made for it.
CREATE TABLE imports (
  client_id uuid PRIMARY KEY,
  -- what of: 'batches'
  kind text NOT NULL CHECK (kind <> ''),
  row_count integer NOT NULL CHECK (row_count > 0),
  at timestamptz(3) NOT NULL
);
