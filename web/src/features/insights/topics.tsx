import type { InsightTopic } from '@pepwell/domain/insights/sentences'
import {
  CalendarCheck,
  CalendarDays,
  CalendarX,
  HeartPulse,
  type LucideIcon,
  PersonStanding,
  Scale,
} from 'lucide-react'

/** Topic names and icons. */
export const topics: Record<InsightTopic, { title: string; Icon: LucideIcon }> = {
  adherence: { title: 'Following your plan', Icon: CalendarCheck },
  weekdays: { title: 'By weekday', Icon: CalendarDays },
  weight: { title: 'Weight and doses', Icon: Scale },
  feelings: { title: 'After a changed dose', Icon: HeartPulse },
  sites: { title: 'Injection sites', Icon: PersonStanding },
  gaps: { title: 'Gaps', Icon: CalendarX },
}
