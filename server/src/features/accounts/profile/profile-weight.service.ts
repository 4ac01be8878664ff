import type { CalendarDay } from '@pepwell/domain/time/calendar'
import type { Db } from '../../../database/connect.ts'
import * as queries from '../accounts.queries.ts'

/** Lets nobody else change what the profile says somebody weighs, until the transaction ends. */
export const lockWeightOf = queries.lockOwner

/** Writes into the profile what somebody weighs, in the transaction of the weigh-in. */
export const noteWeight = queries.noteWeight

/** Told of a weight, in pounds, that a profile had none before, in the transaction that writes it. */
export type TakeFirstWeight = (
  tx: Db,
  person: { id: string; weightUnit: string },
  pounds: number,
  at: { today: CalendarDay; now: number },
) => Promise<void>
