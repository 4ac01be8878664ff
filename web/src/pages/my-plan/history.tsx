import type { ComponentProps } from 'react'
import { DoseHistory } from '../../features/doses/dose-history.tsx'

export const History = (place: ComponentProps<typeof DoseHistory>) => (
  <section aria-labelledby="dose-history" className="mt-10">
    <h2 id="dose-history" className="mb-3 text-xl">
      Dose history
    </h2>
    <DoseHistory {...place} />
  </section>
)
