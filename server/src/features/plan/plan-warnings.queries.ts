import type { OwnPage } from '@pepwell/contract/fields'
import type { Label } from '@pepwell/domain/catalogue/medicines'
import type { DismissalReason } from '@pepwell/domain/safety/warning-dismissals'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { deletedAny } from '../../database/deleted-any.ts'
import { belowId } from '../../database/page.ts'

/** Plan entries to check, with displayed names. */
const judged = (db: Db, userId: string) =>
  db
    .selectFrom('userPeptides as entry')
    .leftJoin('peptides as peptide', 'peptide.id', 'entry.peptideId')
    .leftJoin('personalPeptides as personal', (join) =>
      join.onRef('personal.userId', '=', 'entry.userId').onRef('personal.id', '=', 'entry.personalPeptideId'),
    )
    .select((of) => [
      'entry.id',
      'entry.peptideId',
      'entry.personalPeptideId',
      sql<string>`coalesce(peptide.name, personal.name)`.as('name'),
      'entry.currentDose',
      'entry.frequency',
      'entry.notes',
      of.ref('peptide.label').$castTo<Label | null>().as('label'),
      of
        .exists(
          of
            .selectFrom('dosageLogs as log')
            .select('log.id')
            .whereRef('log.userId', '=', 'entry.userId')
            .whereRef('log.userPeptideId', '=', 'entry.id'),
        )
        .$castTo<boolean>()
        .as('isLogged'),
    ])
    .where('entry.userId', '=', userId)

/** A plan entry to check. */
export type JudgedRow = Awaited<ReturnType<typeof activeEntries>>[number]

/** Active entries of a plan in the order of adding. */
export const activeEntries = (db: Db, userId: string) =>
  judged(db, userId).where('entry.status', '=', 'active').orderBy('entry.id').execute()

/** One entry, active or not. */
export const judgedEntry = (db: Db, userId: string, id: number) =>
  judged(db, userId).where('entry.id', '=', id).executeTakeFirst()

/** Entries by id, active or not. */
export const judgedEntries = (db: Db, userId: string, ids: readonly number[]) =>
  judged(db, userId).where('entry.id', '=', sql<number>`ANY(${ids}::bigint[])`).execute()

/** A peptide to check before it is in the plan. */
export const peptideToJudge = async (
  db: Db,
  userId: string,
  { peptideId, personalPeptideId }: { peptideId?: number | null; personalPeptideId?: number | null },
) => {
  if (peptideId)
    return db
      .selectFrom('peptides')
      .select((of) => [
        'id as peptideId',
        sql<number | null>`NULL::bigint`.as('personalPeptideId'),
        'name',
        of.ref('label').$castTo<Label | null>().as('label'),
      ])
      .where('id', '=', peptideId)
      .where('isDraft', '=', false)
      .executeTakeFirst()
  const personal = await db
    .selectFrom('personalPeptides')
    .select(['id as personalPeptideId', 'name'])
    .where('userId', '=', userId)
    .where('id', '=', personalPeptideId ?? 0)
    .executeTakeFirst()
  return personal && { ...personal, peptideId: null, label: null }
}

/** Active entries of a page of the plan, newest first. */
export const activePage = (db: Db, userId: string, page: OwnPage) => {
  const { limit, below } = belowId(page)
  return judged(db, userId)
    .where('entry.status', '=', 'active')
    .where('entry.id', '<', below)
    .orderBy('entry.id', 'desc')
    .limit(limit)
    .execute()
}

/** Keys of dismissed warnings by entry. */
export const dismissedKeys = (db: Db, userId: string, entryIds: readonly number[]) =>
  db
    .selectFrom('dismissedWarnings')
    .select(['userPeptideId', 'key'])
    .where('userId', '=', userId)
    .where('userPeptideId', '=', sql<number>`ANY(${entryIds}::bigint[])`)
    .execute()

interface Dismissal {
  userId: string
  userPeptideId: number
  key: string
  code: string
  message: string
  reason: DismissalReason
  dismissedAt: Date
}

/** Dismisses a warning, or changes the reason. */
export const putDismissal = (db: Db, dismissal: Dismissal) =>
  db
    .insertInto('dismissedWarnings')
    .values(dismissal)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'userPeptideId', 'key']).doUpdateSet((of) => ({
        reason: of.ref('excluded.reason'),
        editedAt: of.ref('excluded.dismissedAt'),
      })),
    )
    .execute()

/** Deletes an entry's oldest dismissals beyond the latest `max`. */
export const deleteOldest = (
  db: Db,
  { userId, userPeptideId, max }: { userId: string; userPeptideId: number; max: number },
) =>
  db
    .deleteFrom('dismissedWarnings')
    .where('userId', '=', userId)
    .where('id', 'in', (of) =>
      of
        .selectFrom('dismissedWarnings')
        .select('id')
        .where('userId', '=', userId)
        .where('userPeptideId', '=', userPeptideId)
        .orderBy('id', 'desc')
        .offset(max),
    )
    .execute()

export const removeDismissal = (
  db: Db,
  { userId, userPeptideId, key }: { userId: string; userPeptideId: number; key: string },
): Promise<boolean> =>
  deletedAny(
    db
      .deleteFrom('dismissedWarnings')
      .where('userId', '=', userId)
      .where('userPeptideId', '=', userPeptideId)
      .where('key', '=', key),
  )
