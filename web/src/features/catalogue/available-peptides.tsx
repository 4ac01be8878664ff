import type { Peptide } from '@pepwell/contract/catalogue/catalogue'
import { peptideCategories } from '@pepwell/domain/catalogue/peptide-categories'
import { peptideKey } from '@pepwell/domain/catalogue/peptides'
import { ChevronRight, CircleCheck, Search } from 'lucide-react'
import { type Ref, useDeferredValue, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { cx } from '../../lib/classes.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cardStyle } from '../../ui/card-style.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CategoryMark } from './category-mark.tsx'
import { FilterBar } from './filter-bar.tsx'
import { GoalSection, PeptideList } from './goal-section.tsx'
import { type Filter, matching } from './matching.ts'
import { type PeptideRow, refOf } from './peptide-row.ts'

const NAMES = { text: 'q', category: 'category' } as const

/**
 * The filter in the address, so it can be shared and survives a reload. Typed text is local state: the address lags
 * behind and must not revert newer letters.
 */
function useFilter(): [Filter, (change: Partial<Filter>) => void] {
  const [params, setParams] = useSearchParams()
  const inAddress = params.get(NAMES.text) ?? ''
  const category = peptideCategories.find((known) => known === params.get(NAMES.category)) ?? ''
  const [text, setText] = useState(inAddress)
  const written = useRef(inAddress)

  useLayoutEffect(() => {
    if (inAddress === written.current) return
    // Back, or a link: take the address.
    written.current = inAddress
    setText(inAddress)
  }, [inAddress])

  const change = ({ text: typed, category: chosen }: Partial<Filter>) => {
    if (typed !== undefined) {
      written.current = typed
      setText(typed)
    }
    const next = { text: typed ?? text, category: chosen ?? category }
    const given = Object.entries(next).filter(([, value]) => value !== '')
    setParams(
      given.map(([name, value]): [string, string] => [NAMES[name as keyof Filter], value]),
      { replace: true, preventScrollReset: true },
    )
  }
  const filter = useMemo(() => ({ text, category }), [text, category])
  return [filter, change]
}

/** Search results that are already in the plan, with a link to it. */
const InPlanMatches = ({ peptides }: { peptides: readonly PeptideRow[] }) => (
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

interface AvailablePeptidesProps {
  /** peptides not in the plan */
  peptides: readonly PeptideRow[]
  /** peptides in the plan; a search finds these too */
  inProtocol: readonly PeptideRow[]
  heading?: Ref<HTMLHeadingElement>
  onInformation: (peptide: PeptideRow) => void
  onAdd: (peptide: PeptideRow) => void
  onPrices: (peptide: Peptide) => void
}

const AT_ONCE = 9

/** Goals whose peptides phones show right away. */
const OPEN_GOALS = 3

const byGoal = (peptides: readonly PeptideRow[]) => [...Map.groupBy(peptides, ({ category }) => category)]

const AllTaken = () => (
  <EmptyState icon={<CircleCheck />} title="All available peptides are already in your protocol." />
)

const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon={<Search />}
    title="No peptides match your filters."
    text="Try another word or clear the filters."
    action={
      <Button variant="secondary" onClick={onClear}>
        Clear filters
      </Button>
    }
  />
)

/** Search results outside and inside the plan. A name match in either one turns off the search in descriptions. */
function useFound({ peptides, inProtocol }: AvailablePeptidesProps, filter: Filter) {
  // Filters the long list at low priority, so typing stays responsive.
  const deferredFilter = useDeferredValue(filter)
  return useMemo(() => {
    const found = new Set(matching([...peptides, ...inProtocol], deferredFilter))
    const isSearch = deferredFilter.text !== '' || deferredFilter.category !== ''
    return {
      shown: peptides.filter((peptide) => found.has(peptide)),
      inPlan: isSearch ? inProtocol.filter((peptide) => found.has(peptide)) : [],
    }
  }, [peptides, inProtocol, deferredFilter])
}

/** The catalog without the plan's peptides, filtered by text and category. */
export function AvailablePeptides(props: AvailablePeptidesProps) {
  const { peptides, inProtocol: _, heading, ...actions } = props
  const id = useId()
  const [filter, setFilter] = useFilter()
  const { shown, inPlan } = useFound(props, filter)
  // Renders one screenful first and the rest when idle.
  const here = useDeferredValue(shown, shown.slice(0, AT_ONCE))
  const isFiltered = filter.text !== '' || filter.category !== ''
  const clear = () => setFilter({ text: '', category: '' })
  return (
    <section aria-labelledby={id}>
      <FilterBar filter={filter} onChange={setFilter} />
      {inPlan.length > 0 && <InPlanMatches peptides={inPlan} />}
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id={id} ref={heading} tabIndex={-1} className="text-xl">
          Available Peptides
        </h2>
        <p role="status" className="text-sm text-soft tabular-nums">
          {isFiltered && `${shown.length} of ${peptides.length}`}
        </p>
      </div>
      {peptides.length === 0 && <AllTaken />}
      {peptides.length > 0 && shown.length + inPlan.length === 0 && <NoMatch onClear={clear} />}
      {isFiltered ? (
        <PeptideList peptides={here} {...actions} />
      ) : (
        byGoal(here).map(([goal, ofGoal], index) => (
          <GoalSection key={goal} goal={goal} peptides={ofGoal} folds={index >= OPEN_GOALS} {...actions} />
        ))
      )}
    </section>
  )
}
