import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'
import { containing } from '../../database/containing.ts'
import { idBelow } from '../../database/page.ts'

/** Which of them to read. */
export interface PeptidesPage {
  limit: number
  /** id of the previous page's last row */
  after?: number
  search?: string
}

/** Members' personal peptides, newest first. */
export const allPersonalPeptides = (db: Db, { limit, after, search }: PeptidesPage) =>
  db
    .selectFrom('personalPeptides as peptide')
    .innerJoin('users as user', 'user.id', 'peptide.userId')
    .select([
      'peptide.id',
      'peptide.userId',
      'peptide.name',
      'peptide.category',
      'peptide.description',
      'peptide.recommendedDose',
      'peptide.frequency',
      'peptide.createdAt',
    ])
    .select(({ ref }) => jsonBuildObject({ email: ref('user.email') }).as('user'))
    .where('peptide.id', '<', idBelow(after))
    .$if(Boolean(search), (query) =>
      query.where(
        sql`folded(peptide.name || E'\n' || peptide.category || E'\n' || "user".email)`,
        'like',
        containing(search ?? ''),
      ),
    )
    .orderBy('peptide.id', 'desc')
    .limit(limit)
    .execute()

export const peptideTotals = (db: Db) =>
  db
    .selectFrom('personalPeptides')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.count<number>('userId').distinct().as('contributors'),
      fn.count<number>('category').distinct().as('categories'),
    ])
    .executeTakeFirstOrThrow()
