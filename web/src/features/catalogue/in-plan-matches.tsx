import { peptideKey } from '@pepwell/domain/catalogue/peptides'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { cx } from '../../lib/classes.ts'
import { Badge } from '../../ui/badge.tsx'
import { cardStyle } from '../../ui/card-style.ts'
import { CategoryMark } from './category-mark.tsx'
import { type PeptideRow, refOf } from './peptide-row.ts'

/** Search results that are already in the plan, with a link to it. */
export const InPlanMatches = ({ peptides }: { peptides: readonly PeptideRow[] }) => (
  <ul
    aria-label="In your plan"
    className="mb-6 grid grid-cols-1 gap-2 md:grid-cols-2 md:gap-4 lg:grid-cols-3"
  >
    {peptides.map((peptide) => (
      <li key={peptideKey(refOf(peptide))}>
        <Link
          to="/reminders"
          className={cx(cardStyle, 'flex items-center gap-3 p-3 no-underline hover:bg-sunken md:p-4')}
        >
          <CategoryMark category={peptide.category} />
          <span className="min-w-0 flex-1 font-bold wrap-anywhere">{peptide.name}</span>
          <Badge tone="accent">In your plan</Badge>
          <ChevronRight className="size-5 shrink-0 text-soft" aria-hidden="true" />
        </Link>
      </li>
    ))}
  </ul>
)
