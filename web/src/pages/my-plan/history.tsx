import type { ComponentProps } from 'react'
import { DoseHistory } from '../../features/doses/dose-history.tsx'

export default function History(place: ComponentProps<typeof DoseHistory>) {
  return (
    <section aria-labelledby="dose-history">
      <h2 id="dose-history" className="mb-3 text-xl">
        Dose history
      </h2>
      <DoseHistory {...place} />
    </section>
  )
}
