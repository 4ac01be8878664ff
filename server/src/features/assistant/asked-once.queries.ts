import type { Db } from '../../database/connect.ts'

/** A question by the id that its client made. */
export interface QuestionId {
  userId: string
  clientId: string
}

/** @returns whether nobody is answering it, unless they began before `tooOld` and must be gone */
export const beginQuestion = async (
  db: Db,
  { userId, clientId }: QuestionId,
  { now, tooOld }: { now: Date; tooOld: Date },
): Promise<boolean> =>
  (
    await db
      .insertInto('aiQuestionsUnderway')
      .values({ userId, clientId, askedAt: now })
      .onConflict((conflict) =>
        conflict
          .columns(['userId', 'clientId'])
          .doUpdateSet({ askedAt: now })
          .where('aiQuestionsUnderway.askedAt', '<', tooOld),
      )
      .returning('clientId')
      .execute()
  ).length > 0

export const isUnderway = async (
  db: Db,
  { userId, clientId }: QuestionId,
  { tooOld }: { tooOld: Date },
): Promise<boolean> =>
  (
    await db
      .selectFrom('aiQuestionsUnderway')
      .select('clientId')
      .where('userId', '=', userId)
      .where('clientId', '=', clientId)
      .where('askedAt', '>=', tooOld)
      .execute()
  ).length > 0

/** Ends a question, and whatever else of the same person was never ended. */
export const endQuestion = (db: Db, { userId, clientId }: QuestionId, { tooOld }: { tooOld: Date }) =>
  db
    .deleteFrom('aiQuestionsUnderway')
    .where('userId', '=', userId)
    .where((that) => that.or([that('clientId', '=', clientId), that('askedAt', '<', tooOld)]))
    .execute()
