import { inUnit, loggedUnitOf, type WeightUnit } from '@pepwell/domain/weight/weight'
import type { TakeFirstWeight } from '../accounts/profile/profile-weight.service.ts'
import { insertWeightLog, newestOf } from './weight.queries.ts'

/**
 * A profile's first weight becomes the first weigh-in, in the typed unit, stones as pounds; nothing changes for
 * people with weigh-ins.
 */
export const takeFirstWeight: TakeFirstWeight = async (tx, { id, weightUnit }, pounds, { today, now }) => {
  if (await newestOf(tx, id)) return
  const unit = loggedUnitOf(weightUnit as WeightUnit)
  await insertWeightLog(tx, {
    userId: id,
    weight: inUnit(pounds, unit),
    unit,
    pounds,
    notes: null,
    weighInDate: today,
    photoLink: null,
    clientId: null,
    createdAt: new Date(now),
  })
}
