import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from '../../lib/classes.ts'
import { jumpTo } from '../../lib/navigation/jump-to.ts'
import { HydrationBoundary } from '../../ui/hydration-boundary.tsx'

const sections = [
  ['plan', 'Plan'],
  ['reminders', 'Reminders'],
  ['dosage-calculator', 'Calculator'],
  ['history', 'History'],
] as const

const VIALS = '/reminders/vials'

const linkStyle =
  'flex min-h-11 shrink-0 items-center rounded-full px-3.5 text-sm font-semibold text-accent-ink md:px-4'
const otherStyle = 'bg-accent-soft hover:bg-line'
const hereStyle = 'bg-surface ring-2 ring-accent ring-inset'

/** Links to the sections of a long page, and to the vials, which have a page of their own. */
export const SectionLinks = ({ on = 'plan' }: { on?: 'plan' | 'vials' }) => (
  <nav
    aria-label="On this page"
    className="-mx-4 -mt-2 mb-5 flex gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] md:mx-0 md:px-0"
  >
    {sections.map(([id, name], at) => [
      at === 1 && (
        <Link
          key="vials"
          to={VIALS}
          aria-current={on === 'vials' ? 'page' : undefined}
          className={cx(linkStyle, on === 'vials' ? hereStyle : otherStyle)}
        >
          Vials
        </Link>
      ),
      on === 'plan' ? (
        <a key={id} href={`#${id}`} onClick={jumpTo(id)} className={cx(linkStyle, otherStyle)}>
          {name}
        </a>
      ) : (
        <Link key={id} to={`/reminders#${id}`} className={cx(linkStyle, otherStyle)}>
          {name}
        </Link>
      ),
    ])}
  </nav>
)

/** A section that such a link scrolls to, clear of the top bar. It hydrates on its own. */
export const PlanSection = ({ id, children }: { id: (typeof sections)[number][0]; children: ReactNode }) => (
  <div id={id} tabIndex={-1} className="scroll-mt-18 outline-none">
    <HydrationBoundary>{children}</HydrationBoundary>
  </div>
)
