-- The sums of each ledger, so that a list of vials reads one row a vial and not every dose that was drawn.
CREATE TABLE vial_totals (
  user_id text NOT NULL,
  vial_id bigint NOT NULL,
  -- as in vial_movements: in the unit of the container, and in mL
  amount numeric(24, 12) NOT NULL DEFAULT 0,
  volume_ml numeric(24, 12) NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, vial_id),
  FOREIGN KEY (user_id, vial_id) REFERENCES vials (user_id, id) ON DELETE CASCADE
);

-- Movements are only added, so that sums only grow by them. In the order of vials: two doses never wait for each other.
CREATE FUNCTION add_to_vial_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO vial_totals (user_id, vial_id, amount, volume_ml)
  SELECT user_id, vial_id, coalesce(sum(amount), 0), coalesce(sum(volume_ml), 0) FROM added
  GROUP BY user_id, vial_id ORDER BY user_id, vial_id
  ON CONFLICT (user_id, vial_id) DO UPDATE SET
    amount = vial_totals.amount + excluded.amount, volume_ml = vial_totals.volume_ml + excluded.volume_ml;
  RETURN NULL;
END $$;
CREATE TRIGGER movements_are_summed AFTER INSERT ON vial_movements
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_to_vial_totals();

INSERT INTO vial_totals (user_id, vial_id, amount, volume_ml)
SELECT user_id, vial_id, coalesce(sum(amount), 0), coalesce(sum(volume_ml), 0) FROM vial_movements GROUP BY user_id, vial_id;
