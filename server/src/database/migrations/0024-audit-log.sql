-- What operators did. People stand here by their ids alone, without references: a row outlives them and names nobody any more.
CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz(3) NOT NULL,
  actor_id text NOT NULL,
  -- from where
  ip_address inet,
  -- the part of the back office that it belongs to
  area text NOT NULL,
  -- what was done: 'reset-password'
  action text NOT NULL,
  -- what it was done to: a 'member', a 'peptide'
  kind text NOT NULL,
  object_id text NOT NULL,
  -- what it was called then; null for people, who are named by their accounts as long as there are any
  object_name text,
  -- what differed, as it was and as it became; null where there was, or is, nothing
  before jsonb,
  after jsonb
);

CREATE INDEX audit_log_by_actor ON audit_log (actor_id, id DESC);
CREATE INDEX audit_log_by_object ON audit_log (kind, object_id, id DESC);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only added to', TG_TABLE_NAME;
END $$;

CREATE TRIGGER audit_log_is_only_added_to BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log_is_not_emptied BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
