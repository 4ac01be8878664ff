import type { CalendarDay } from '@pepwell/domain/calendar'
import { inWaterUnit, type WaterUnit, waterText } from '@pepwell/domain/water'
import { useQuery } from '@tanstack/react-query'
import { reasonText } from '../../../lib/refusal-text.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useLogWater, useRemoveWaterLog, waterQuery } from '../nutrition.api.ts'

const sayFailed = (title: string) => (error: unknown) => {
  toast({ title, description: reasonText(error), variant: 'destructive' })
}

/** What was drunk on a day, and the ways to log more and to take the last of it back. */
export function useDrinks(day: CalendarDay, unit: WaterUnit) {
  const drinks = useQuery(waterQuery(day))
  const logging = useLogWater({ onError: sayFailed('Failed to log water') })
  const undoing = useRemoveWaterLog({ onError: sayFailed('Failed to undo') })
  const latest = drinks.data?.[0]
  const total = drinks.data?.reduce((sum, { milliliters }) => sum + milliliters, 0)
  return {
    drinks,
    /** mL; undefined while it isn't known */
    total,
    /** the last drink as it was typed, which an undo takes back */
    latest: latest && waterText(latest.amount, latest.unit),
    add: (amount: number, onLogged?: () => void) =>
      logging.store({ amount, unit, logDate: day }, { onSuccess: onLogged }),
    undo: () => latest && undoing.mutate({ params: { id: latest.id } }),
    pending: logging.isPending || undoing.isPending,
    shownTotal: total === undefined ? '—' : inWaterUnit(total, unit).toLocaleString('en-US'),
  }
}
