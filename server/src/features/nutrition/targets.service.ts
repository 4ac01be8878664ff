import {
  type NewTargets,
  type NutritionTargets,
  setTargets,
} from '@pepwell/contract/nutrition/nutrition-targets'
import { nutritionTargets } from '@pepwell/domain/nutrition/nutrition-targets'
import { dayOf } from '@pepwell/domain/time/calendar'
import type { z } from 'zod'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import { Refusal } from '../../refusal.ts'
import { setOwnTargets, targetsOf } from './targets.queries.ts'

/** Daily targets: own ones, otherwise calculated. */
export function targetsService({ db, clock, people }: Pick<FeatureDeps, 'db' | 'clock' | 'people'>) {
  async function targetsIn(tx: Db, user: SessionUser): Promise<NutritionTargets> {
    const row = await targetsOf(tx, user.id)
    if (!row) throw new Refusal('NOT_SIGNED_IN')
    const { calories, protein, fiber, water, ...person } = row
    const own = { calories, protein, fiber, water }
    const today = dayOf(clock.now(), user.timeZone)
    const { applied, ...more } = nutritionTargets(person, today, own)
    return {
      calories: applied.calories.amount,
      caloriesAssumed: applied.calories.assumed,
      caloriesOwn: applied.calories.own,
      protein: applied.protein.amount,
      proteinAssumed: applied.protein.assumed,
      proteinOwn: applied.protein.own,
      fiber: applied.fiber.amount,
      fiberAssumed: applied.fiber.assumed,
      fiberOwn: applied.fiber.own,
      water: applied.water.amount,
      waterAssumed: applied.water.assumed,
      waterOwn: applied.water.own,
      ...more,
    }
  }

  return {
    targets: (user: SessionUser) => targetsIn(db, user),

    /** Sets own targets, or clears them with null. */
    set: (user: SessionUser, own: z.output<typeof NewTargets>) =>
      db.transaction().execute(async (tx) => {
        await setOwnTargets(tx, user.id, own, new Date(clock.now()))
        await people.publishToOwnPages(tx, user.id, setTargets)
        return targetsIn(tx, user)
      }),
  }
}

export type Targets = ReturnType<typeof targetsService>
