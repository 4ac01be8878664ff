import { numberText } from '@pepwell/domain/text/number-text'
import type { PanelFigures } from './panel-figures.ts'

const cards: readonly { figure: keyof PanelFigures; label: string; hint: string }[] = [
  { figure: 'totalUsers', label: 'Total Users', hint: 'registered users' },
  { figure: 'activePeptideUsers', label: 'Active Peptide Users', hint: 'users tracking peptides' },
  { figure: 'dosageLogsToday', label: 'Doses Logged Today', hint: 'since midnight' },
  { figure: 'newUsersThisWeek', label: 'New Users This Week', hint: 'in the last 7 days' },
]

/** The key figures in one line. */
export const SummaryCards = ({ figures }: { figures: PanelFigures }) => (
  <dl className="grid grid-cols-4 divide-x divide-line rounded-xl border border-line bg-surface">
    {cards.map(({ figure, label, hint }) => (
      <div
        key={figure}
        className="flex flex-row-reverse flex-wrap content-center items-baseline justify-end gap-x-2 px-4 py-0.5 max-md:flex-col-reverse max-md:px-2"
      >
        <dt className="text-soft max-md:text-xs md:text-sm">{label}</dt>
        <dd className="font-bold tabular-nums md:text-base">
          {numberText(figures[figure])}
          <span className="sr-only">{hint}</span>
        </dd>
      </div>
    ))}
  </dl>
)
