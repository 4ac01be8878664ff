import type { Peptide } from '@pepwell/contract/catalogue/catalogue'
import { CircleCheck, Search } from 'lucide-react'
import { type Ref, useDeferredValue, useId, useMemo } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from './filter-bar.tsx'
import { GoalSection, PeptideList } from './goal-section.tsx'
import { InPlanMatches } from './in-plan-matches.tsx'
import { type Filter, matching } from './matching.ts'
import type { PeptideRow } from './peptide-row.ts'
import { useFilter } from './use-filter.ts'

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
          {shown.length} of {peptides.length}
        </p>
      </div>
      {peptides.length === 0 && <AllTaken />}
      {peptides.length > 0 && shown.length + inPlan.length === 0 && <NoMatch onClear={clear} />}
      {isFiltered ? (
        <PeptideList peptides={here} {...actions} />
      ) : (
        byGoal(here).map(([goal, ofGoal]) => (
          <GoalSection key={goal} goal={goal} peptides={ofGoal} {...actions} />
        ))
      )}
    </section>
  )
}
