import type { CallInput } from '@pepwell/contract/declared'
import { logWater } from '@pepwell/contract/nutrition/water.calls'
import { inWaterUnit, toMilliliters, type WaterUnit, waterText } from '@pepwell/domain/nutrition/water'
import { numberText } from '@pepwell/domain/text/number-text'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { useQuery } from '@tanstack/react-query'
import { reasonText } from '../../../lib/api/refusal-text.ts'
import { outboxActions, type PendingWrite, usePendingWrites } from '../../../lib/offline/pending-writes.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useLogWater, useRemoveWaterLog, waterQuery } from '../nutrition.api.ts'

const showFailure = (title: string) => (error: unknown) => {
  toast({ title, description: reasonText(error), variant: 'destructive' })
}

type Drink = Required<Pick<CallInput<typeof logWater>['body'], 'amount' | 'unit' | 'logDate'>>

/** A queued drink as a list row, with defaults the server would fill in. */
const bodyOf = ({ body }: PendingWrite) => body as unknown as Drink

const sumOf = (milliliters: readonly number[]) => milliliters.reduce((sum, one) => sum + one, 0)

/** Drinks queued for a day, without rejected ones. */
const useQueuedDrinks = (day: CalendarDay) =>
  usePendingWrites(logWater).filter((write) => write.problem === undefined && bodyOf(write).logDate === day)

/** A day's drinks, with actions to log one and undo the last. */
export function useDrinks(day: CalendarDay, unit: WaterUnit) {
  const drinks = useQuery(waterQuery(day))
  const logging = useLogWater({ onError: showFailure('Failed to log water') })
  const undoing = useRemoveWaterLog({ onError: showFailure('Failed to undo') })
  const queued = useQueuedDrinks(day)
  // A write in flight may have arrived; it can be undone only once that is known.
  const last = queued.findLast(({ mayHaveArrived }) => !mayHaveArrived)
  const latest = last ? bodyOf(last) : drinks.data?.[0]
  const unsent = sumOf(queued.map(bodyOf).map((drink) => toMilliliters(drink.amount, drink.unit)))
  const total = drinks.data && sumOf(drinks.data.map(({ milliliters }) => milliliters)) + unsent
  const undo = () => {
    const stored = drinks.data?.[0]
    if (last) void outboxActions()?.change(last.place, undefined)
    else if (stored) undoing.mutate({ params: { id: stored.id } })
  }
  return {
    drinks,
    /** mL; undefined while loading */
    total,
    /** the last drink as typed; undo removes it */
    latest: latest && waterText(latest.amount, latest.unit),
    add: (amount: number, onLogged?: () => void) =>
      logging.store({ amount, unit, logDate: day }, { onSuccess: onLogged }),
    undo,
    /** the last queued write; undefined if none */
    lastWaiting: queued.at(-1),
    pending: logging.isPending || undoing.isPending,
    shownTotal: total === undefined ? '—' : numberText(inWaterUnit(total, unit)),
  }
}
