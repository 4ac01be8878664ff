import type { CallInput } from '@pepwell/contract/declared'
import type { FoodLog } from '@pepwell/contract/nutrition/nutrition'
import { logFood } from '@pepwell/contract/nutrition/nutrition.calls'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type PendingWrite, usePendingWrites } from '../../lib/offline/pending-writes.ts'
import { foodLogsQuery } from './nutrition.api.ts'

type FoodBody = CallInput<typeof logFood>['body']

/** A queued food's input. */
export const foodIn = ({ body }: Pick<PendingWrite, 'body'>) => body as unknown as FoodBody

/** Nutrients missing at the source. */
const unsaid = { brand: null, servingSize: null, fiber: null, sugar: null, sodium: null }

/** A queued food as a list row, with its figures. Negative ids never collide with stored ones. */
function queuedFood(write: PendingWrite): FoodLog {
  const { foodName, calories, protein = 0, carbs = 0, fat = 0, nutritionixFood, ...eaten } = foodIn(write)
  const { servings = 1, mealType, logDate = '' } = eaten
  const { brand, servingSize, fiber = null, sugar = null, sodium = null } = nutritionixFood ?? unsaid
  return {
    id: -write.place,
    ...{ foodName, calories, protein, carbs, fat, fiber, sugar, sodium },
    ...{ servings, mealType, logDate },
    brand: brand ?? null,
    servingSize: servingSize ?? null,
    createdAt: `${logDate}T00:00:00.000Z`,
    editedAt: null,
  }
}

/** Whether a food is stored; queued ones are listed separately. */
export const isStored = ({ id }: FoodLog): boolean => id > 0

/** Foods between two days, including queued but not rejected ones. */
export function useFoods(from: CalendarDay, to: CalendarDay) {
  const writes = usePendingWrites(logFood)
  const select = useCallback(
    (logs: FoodLog[]) => {
      const queued = writes.filter(({ problem }) => problem === undefined).map(queuedFood)
      const own = queued.filter(({ logDate }) => from <= logDate && logDate <= to)
      return own.length > 0 ? [...own.toReversed(), ...logs] : logs
    },
    [writes, from, to],
  )
  return useQuery({ ...foodLogsQuery(from, to), select })
}
