import type { CallInput } from '@pepwell/contract/call'
import { logFood } from '@pepwell/contract/nutrition.calls'
import type { CalendarDay } from '@pepwell/domain/calendar'
import { dayLabel } from '../../lib/day-label.ts'
import { useWaiting, type Waiting } from '../../lib/offline/waiting.ts'
import { useToday } from '../../lib/use-today.ts'
import { WaitingList } from '../../ui/waiting-list.tsx'
import { servingsText } from './figures.ts'
import { meals } from './meals.ts'

const bodyOf = ({ body }: Pick<Waiting, 'body'>) => body as unknown as CallInput<typeof logFood>['body']

interface WaitingFoodsProps {
  timeZone: string
  /** only those of one day */
  day?: CalendarDay
}

/** Foods that were logged without a line. */
export function WaitingFoods({ timeZone, day }: WaitingFoodsProps) {
  const today = useToday(timeZone)
  const writes = useWaiting(logFood)
  return (
    <WaitingList
      writes={day ? writes.filter((write) => bodyOf(write).logDate === day) : writes}
      describe={(body) => {
        const { foodName, servings = 1, mealType, logDate = today } = bodyOf({ body })
        const words = [servingsText(servings), meals[mealType].label]
        if (logDate !== today) words.push(dayLabel(logDate, today))
        return { title: foodName ?? 'Food', detail: words.join(' · ') }
      }}
      className="mb-3"
    />
  )
}
