import { logFood } from '@pepwell/contract/nutrition/nutrition.calls'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { usePendingWrites } from '../../lib/offline/pending-writes.ts'
import { dayLabel } from '../../lib/time/day-label.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { QueuedList } from '../../ui/queued-list.tsx'
import { servingsText } from './figures.ts'
import { meals } from './meals.ts'
import { foodIn } from './use-foods.ts'

interface QueuedFoodsProps {
  timeZone: string
  /** restricts the list to one day */
  day?: CalendarDay
}

/** Foods logged offline. */
export function QueuedFoods({ timeZone, day }: QueuedFoodsProps) {
  const today = useToday(timeZone)
  const writes = usePendingWrites(logFood)
  return (
    <QueuedList
      writes={day ? writes.filter((write) => foodIn(write).logDate === day) : writes}
      describe={(body) => {
        const { foodName, servings = 1, mealType, logDate = today } = foodIn({ body })
        const words = [servingsText(servings), meals[mealType].label]
        if (logDate !== today) words.push(dayLabel(logDate, today))
        return { title: foodName ?? 'Food', detail: words.join(' · ') }
      }}
      className="mb-3"
    />
  )
}
