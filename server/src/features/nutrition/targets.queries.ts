import type { OwnTargets, TargetFacts } from '@pepwell/domain/nutrition/nutrition-targets'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import type { Db } from '../../database/connect.ts'
import { prepared } from '../../database/prepared.ts'

/** What targets are calculated from, and own targets. */
type TargetRow = Omit<TargetFacts, 'dateOfBirth'> & OwnTargets & { dateOfBirth: CalendarDay | null }

const selectTargets = prepared((db, { userId }: { userId: string }) =>
  db
    .selectFrom('users')
    .leftJoin('nutritionTargets as own', 'own.userId', 'users.id')
    .select(['gender', 'dateOfBirth', 'heightFeet', 'heightInches', 'heightCm', 'weight', 'goalWeight'])
    .select(['own.calories', 'own.protein', 'own.fiber', 'own.water'])
    .where('users.id', '=', userId),
)

export const targetsOf = async (db: Db, userId: string): Promise<TargetRow | undefined> =>
  (await selectTargets(db, { userId }))[0]

/** Sets custom targets, or clears them with null; omitted ones stay unchanged. */
export const setOwnTargets = (db: Db, userId: string, own: Partial<OwnTargets>, updatedAt: Date) =>
  db
    .insertInto('nutritionTargets')
    .values({ userId, ...own, updatedAt })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...own, updatedAt }))
    .execute()
