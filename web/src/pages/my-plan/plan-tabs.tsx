import { Link } from 'react-router'
import { cx } from '../../lib/classes.ts'

/** My Plan's tabs, each with its own address. */
const tabs = [
  ['plan', 'Plan', '/reminders'],
  ['vials', 'Vials', '/reminders/vials'],
  ['reminders', 'Reminders', '/reminders?tab=reminders'],
  ['calculator', 'Calculator', '/reminders?tab=calculator'],
  ['history', 'History', '/reminders?tab=history'],
] as const

export type PlanTab = (typeof tabs)[number][0]

export const PlanTabs = ({ open }: { open: PlanTab }) => (
  <nav
    aria-label="My Plan"
    className="-mx-4 mb-5 overflow-x-auto border-b border-line px-2 [scrollbar-width:none] md:mx-0 md:px-0"
  >
    <ul className="flex md:gap-1">
      {tabs.map(([tab, name, address]) => (
        <li key={tab}>
          <Link
            to={address}
            aria-current={tab === open ? 'page' : undefined}
            className={cx(
              'flex min-h-11 items-center border-b-3 px-2.5 font-semibold whitespace-nowrap -outline-offset-3 transition-colors duration-100 max-md:text-sm max-[24rem]:px-2 md:px-3.5',
              tab === open ? 'border-accent text-accent-ink' : 'border-transparent text-soft hover:text-ink',
            )}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
