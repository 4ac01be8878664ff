import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** How much larger than needed an index is when it is worth compacting. */
const TOO_LARGE = 1.2

/** Share of a page that a new index fills, and bytes of an entry besides its columns. */
const FILL = 0.9
const ENTRY_BYTES = 16

/**
 * B-tree indexes that take far more space than their entries need, the most wasteful first. Entries of one person are
 * added in the middle of an index, which leaves its pages half full.
 */
export async function sparseIndexes(
  db: Db,
  { minBytes, limit }: { minBytes: number; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT entries.oid::regclass::text AS name
    FROM pg_index AS index
    JOIN pg_class AS entries ON entries.oid = indexrelid
    JOIN pg_class AS rows ON rows.oid = indrelid AND rows.relnamespace = 'public'::regnamespace
    JOIN pg_am ON pg_am.oid = entries.relam AND amname = 'btree'
    CROSS JOIN LATERAL (
      SELECT sum(CASE WHEN width < 8 THEN width ELSE 8 * ceil(width / 8.0) END) AS width
      FROM pg_attribute AS part
      LEFT JOIN pg_attribute AS stored ON stored.attrelid = indrelid AND stored.attnum = indkey[part.attnum - 1]
      LEFT JOIN pg_stats ON schemaname = 'public' AND tablename = CASE WHEN stored.attnum > 0 THEN rows.relname ELSE entries.relname END
        AND pg_stats.attname = CASE WHEN stored.attnum > 0 THEN stored.attname ELSE part.attname END
      CROSS JOIN LATERAL (SELECT coalesce(avg_width, 64) AS width) AS measured
      WHERE part.attrelid = indexrelid) AS entry
    CROSS JOIN LATERAL (SELECT pg_relation_size(indexrelid) AS bytes,
      entries.reltuples * (width + ${ENTRY_BYTES}::integer) / ${FILL}::float8 AS needed) AS size
    WHERE indisvalid AND entries.reltuples > 0 AND bytes >= ${minBytes}::bigint AND bytes > ${TOO_LARGE}::float8 * needed
    ORDER BY bytes - needed DESC LIMIT ${limit}`.execute(db)
  return rows.map(({ name }) => name)
}

/** What an interrupted compaction left behind. */
export async function unfinishedIndexes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT indexrelid::regclass::text AS name FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
    WHERE NOT indisvalid AND relnamespace = 'public'::regnamespace AND relname ~ '_cc(new|old)\\d*$'`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

/** @param name as PostgreSQL quotes it */
export const dropIndex = (db: Db, name: string) => sql.raw(`DROP INDEX CONCURRENTLY ${name}`).execute(db)

/** @param name as PostgreSQL quotes it */
export const rebuildIndex = (db: Db, name: string) =>
  sql.raw(`REINDEX INDEX CONCURRENTLY ${name}`).execute(db)
