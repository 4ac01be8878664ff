import type { ReactNode } from 'react'
import { jumpTo } from '../../lib/jump-to.ts'
import { HydrationBoundary } from '../../ui/hydration-boundary.tsx'

const sections = [
  ['plan', 'Plan'],
  ['reminders', 'Reminders'],
  ['dosage-calculator', 'Calculator'],
  ['history', 'History'],
] as const

/** Links to the sections of a long page. */
export const SectionLinks = () => (
  <nav aria-label="On this page" className="-mt-2 mb-5 flex gap-2 max-md:justify-between">
    {sections.map(([id, name]) => (
      <a
        key={id}
        href={`#${id}`}
        onClick={jumpTo(id)}
        className="flex min-h-11 items-center rounded-full bg-accent-soft px-3 text-sm font-semibold text-accent-ink hover:bg-line md:px-4"
      >
        {name}
      </a>
    ))}
  </nav>
)

/** A section that such a link scrolls to, clear of the top bar. It hydrates on its own. */
export const PlanSection = ({ id, children }: { id: (typeof sections)[number][0]; children: ReactNode }) => (
  <div id={id} tabIndex={-1} className="scroll-mt-18 outline-none">
    <HydrationBoundary>{children}</HydrationBoundary>
  </div>
)
