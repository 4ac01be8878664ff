import type { ReactNode } from 'react'
import { jumpTo } from '../../lib/jump-to.ts'
import { Part as AlivePart } from '../../ui/part.tsx'

const parts = [
  ['plan', 'Plan'],
  ['reminders', 'Reminders'],
  ['dosage-calculator', 'Calculator'],
  ['history', 'History'],
] as const

/** The ways to the parts of a long page. */
export const PartLinks = () => (
  <nav aria-label="On this page" className="-mt-2 mb-5 flex gap-2 max-md:justify-between">
    {parts.map(([id, name]) => (
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

/** A part of the page that such a link leads to, clear of the bar above. It comes alive by itself. */
export const Part = ({ id, children }: { id: (typeof parts)[number][0]; children: ReactNode }) => (
  <div id={id} tabIndex={-1} className="scroll-mt-18 outline-none">
    <AlivePart>{children}</AlivePart>
  </div>
)
