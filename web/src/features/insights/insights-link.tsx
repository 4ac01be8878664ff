import { ChartNoAxesColumn, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { cx } from '../../lib/classes.ts'
import { cardStyle } from '../../ui/card-style.ts'

/** Link to the analysis of the user's data. */
export const InsightsLink = () => (
  <Link to="/insights" className={cx(cardStyle, 'mb-6 flex items-center gap-4 p-4 hover:bg-sunken sm:p-5')}>
    <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
      <ChartNoAxesColumn className="size-6" aria-hidden="true" />
    </span>
    <span className="min-w-0 flex-1">
      <span className="block text-lg font-bold">AI Insights</span>
      <span className="block text-soft">Patterns in what you logged</span>
    </span>
    <ChevronRight className="size-5 shrink-0 text-soft" aria-hidden="true" />
  </Link>
)
