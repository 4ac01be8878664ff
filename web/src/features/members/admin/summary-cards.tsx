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

/** How the house stands, in one line of figures. */
export const SummaryCards = ({ figures }: { figures: PanelFigures }) => (
  <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
    {cards.map(({ figure, label, hint, icon: Icon }) => (
      <div
        key={figure}
        className="relative rounded-2xl border border-line bg-surface px-4 py-3 shadow-lift max-md:px-3.5"
      >
        <dt className="text-sm text-soft md:pr-8">{label}</dt>
        <dd className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-2xl font-bold tabular-nums">{figures[figure].toLocaleString('en-US')}</span>
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
