import type { CalendarDay } from '@pepwell/domain/calendar'
import { DoseHistory } from '../../features/doses/dose-history.tsx'

export const History = (place: { today: CalendarDay; timeZone: string }) => (
  <section aria-labelledby="dose-history" className="mt-10">
    <h2 id="dose-history" className="mb-3 text-xl">
      Dose history
    </h2>
    <DoseHistory {...place} />
  </section>
)
