import type { Db } from '../../database/connect.ts'

/** A question by its client id. */
export interface QuestionId {
  userId: string
  clientId: string
}

/** @returns whether the caller may answer it; an answer started before `tooOld` counts as failed */
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

export const isPending = async (
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

/** Ends a question, and unfinished older ones of the person. */
export const endQuestion = (db: Db, { userId, clientId }: QuestionId, { tooOld }: { tooOld: Date }) =>
  db
    .deleteFrom('aiQuestionsUnderway')
    .where('userId', '=', userId)
    .where((that) => that.or([that('clientId', '=', clientId), that('askedAt', '<', tooOld)]))
    .execute()
