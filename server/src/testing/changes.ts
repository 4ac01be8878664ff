import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

/**
 * Watches every table except these and the jobs. Rolled-back changes don't count.
 * @returns a function that lists writes since its last call: 'INSERT dosage_logs', once per row
 */
export async function watchChanges(
  { db }: TestApp,
  except: readonly string[],
): Promise<() => Promise<string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT schemaname || '.' || tablename AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> ALL (${except}) OR tablename = '_private_jobs'`.execute(db)
  await sql`CREATE TABLE changes (what text NOT NULL)`.execute(db)
  await sql`
    CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO public.changes VALUES (TG_OP || ' ' || TG_TABLE_NAME);
      RETURN NULL;
    END $$`.execute(db)
  for (const { name } of tables) {
    await sql`
      CREATE TRIGGER noted AFTER INSERT OR UPDATE OR DELETE ON ${sql.table(name)}
      FOR EACH ROW EXECUTE FUNCTION note_change()`.execute(db)
    await sql`
      CREATE TRIGGER noted_whole AFTER TRUNCATE ON ${sql.table(name)}
      FOR EACH STATEMENT EXECUTE FUNCTION note_change()`.execute(db)
  }
  return async () => {
    const { rows } = await sql<{ what: string }>`DELETE FROM changes RETURNING what`.execute(db)
    return rows.map(({ what }) => what)
  }
}
