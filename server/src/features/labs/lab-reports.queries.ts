import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { StoredBytes } from '../pictures/picture-space.service.ts'

/** Bytes of a person's pictures. */
export const storedBytes: StoredBytes = (userId) =>
  sql`SELECT sum(bytes) FROM lab_report_pages WHERE user_id = ${userId}`

/** A page with stored pictures. */
export interface StoredPage {
  name: string
  width: number
  height: number
  bytes: number
  contentHash: string
}

/** The position of pages: a result and the first page. */
export interface ReportPart {
  userId: string
  labResultId: number
  first: number
  createdAt: Date
}

/** Stores pages of a result in order. */
export async function insertPages(
  db: Db,
  { userId, labResultId, first, createdAt }: ReportPart,
  pages: readonly StoredPage[],
): Promise<void> {
  const column = <Key extends keyof StoredPage>(key: Key) => pages.map((page) => page[key])
  await sql`
    INSERT INTO lab_report_pages
      (user_id, lab_result_id, page, name, width, height, bytes, content_hash, created_at)
    SELECT ${userId}, ${labResultId}, ${first}::int + place - 1, name, width, height, bytes, content_hash, ${createdAt}
    FROM unnest(
      ${column('name')}::text[],
      ${column('width')}::int[],
      ${column('height')}::int[],
      ${column('bytes')}::int[],
      ${column('contentHash')}::text[]
    ) WITH ORDINALITY AS stored (name, width, height, bytes, content_hash, place)`.execute(db)
}

/** @returns the names of the deleted pages */
export const deletePages = async (db: Db, userId: string, labResultId: number): Promise<string[]> =>
  (
    await db
      .deleteFrom('labReportPages')
      .where('userId', '=', userId)
      .where('labResultId', '=', labResultId)
      .returning('name')
      .execute()
  ).map(({ name }) => name)

export const pageIsStored = async (db: Db, userId: string, name: string): Promise<boolean> =>
  (await db
    .selectFrom('labReportPages')
    .select('name')
    .where('userId', '=', userId)
    .where('name', '=', name)
    .executeTakeFirst()) !== undefined

/** The pages of several results, in order. */
export const pagesOf = (db: Db, userId: string, labResultIds: readonly number[]) =>
  db
    .selectFrom('labReportPages')
    .select(['labResultId', 'page', 'width', 'height', 'contentHash'])
    .where('userId', '=', userId)
    .where('labResultId', '=', sql<number>`ANY(${labResultIds}::bigint[])`)
    .orderBy('labResultId')
    .orderBy('page')
    .execute()

export const pageOf = (db: Db, userId: string, labResultId: number, page: number) =>
  db
    .selectFrom('labReportPages')
    .select(['name', 'contentHash'])
    .where('userId', '=', userId)
    .where('labResultId', '=', labResultId)
    .where('page', '=', page)
    .executeTakeFirst()

/** A result, locked until the transaction ends. */
export const lockResult = async (tx: Db, userId: string, id: number): Promise<boolean> =>
  (await tx
    .selectFrom('labResults')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()) !== undefined

/** Pages in order, after one of them. */
export const pagesAfter = (
  db: Db,
  userId: string,
  after: { labResultId: number; page: number },
  limit: number,
) =>
  db
    .selectFrom('labReportPages')
    .select(['labResultId', 'page', 'name', 'createdAt'])
    .where('userId', '=', userId)
    .where(sql<boolean>`(lab_result_id, page) > (${after.labResultId}, ${after.page})`)
    .orderBy('labResultId')
    .orderBy('page')
    .limit(limit)
    .execute()
