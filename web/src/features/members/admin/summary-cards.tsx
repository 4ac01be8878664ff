import { FlaskConical, type LucideIcon, Syringe, UserPlus, Users } from 'lucide-react'
import type { PanelFigures } from './panel-figures.ts'

const cards: readonly { figure: keyof PanelFigures; label: string; hint: string; icon: LucideIcon }[] = [
  { figure: 'totalUsers', label: 'Total Users', hint: 'registered users', icon: Users },
  {
    figure: 'activePeptideUsers',
    label: 'Active Peptide Users',
    hint: 'users tracking peptides',
    icon: FlaskConical,
  },
  { figure: 'dosageLogsToday', label: 'Doses Logged Today', hint: 'since midnight', icon: Syringe },
  { figure: 'newUsersThisWeek', label: 'New Users This Week', hint: 'in the last 7 days', icon: UserPlus },
]

/** How the house stands, in one line of figures; small ones on phones, where the tabs are what one comes for. */
export const SummaryCards = ({ figures }: { figures: PanelFigures }) => (
  <dl className="grid grid-cols-4 gap-2 md:gap-3">
    {cards.map(({ figure, label, hint, icon: Icon }) => (
      <div
        key={figure}
        className="relative rounded-2xl border border-line bg-surface px-4 py-3 shadow-lift max-md:flex max-md:flex-col-reverse max-md:justify-end max-md:px-2 max-md:py-1.5"
      >
        <dt className="text-soft max-md:text-xs md:pr-8 md:text-sm">{label}</dt>
        <dd className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-bold tabular-nums max-md:text-lg md:text-2xl">
            {figures[figure].toLocaleString('en-US')}
          </span>
          <span className="text-sm text-soft max-md:hidden">{hint}</span>
        </dd>
        <Icon
          className="absolute top-3.5 right-3.5 size-4.5 text-accent-ink max-md:hidden"
          aria-hidden="true"
        />
      </div>
    ))}
  </dl>
)
