import type { CalendarDay } from '@pepwell/domain/time/calendar'
import type { Db } from '../../../database/connect.ts'
import * as queries from '../accounts.queries.ts'

/** Locks the profile's weight until the transaction ends. */
export const lockWeightOf = queries.lockOwner

/** Sets the profile's weight in the weigh-in's transaction. */
export const setProfileWeight = queries.setProfileWeight

/** Called with a profile's first weight in pounds, in the transaction that writes it. */
export type TakeFirstWeight = (
  tx: Db,
  person: { id: string; weightUnit: string },
  pounds: number,
  at: { today: CalendarDay; now: number },
) => Promise<void>
