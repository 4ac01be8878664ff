import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { MeasurementName } from '@pepwell/domain/measurements/measurements'
import { peptideName } from '@pepwell/domain/plan/plan'
import { instantOf } from '@pepwell/domain/time/calendar'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { LabCards } from '../features/labs/lab-cards.tsx'
import { LogLabResultDialog } from '../features/labs/lab-result-dialog.tsx'
import { latestReportText } from '../features/labs/lab-words.ts'
import { type LabResult, labResultsQuery } from '../features/labs/labs.api.ts'
import { SuggestedTests } from '../features/labs/suggested-tests.tsx'
import { MeasurementCards } from '../features/measurements/measurement-cards.tsx'
import { LogMeasurementDialog } from '../features/measurements/measurement-dialog.tsx'
import { type Measurement, measurementsQuery } from '../features/measurements/measurements.api.ts'
import { planQuery } from '../features/plan/plan.api.ts'
import { doseStepsQuery } from '../features/weight/weight.api.ts'
import { serverNow } from '../lib/time/clock.ts'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { type DoseSpan, SmallMultipleLegend } from '../ui/small-multiple.tsx'

interface DoseRow {
  name: string
  colorSlot: number
  spans: readonly DoseSpan[]
}

/** Doses of the most recently changed peptide, below the charts; undefined without any. */
function useDoseRow(timeZone: string): DoseRow | undefined {
  const { data } = useQuery(doseStepsQuery)
  return useMemo(() => {
    const latest = (data ?? []).toSorted((a, b) =>
      (a.levels.at(-1)?.from ?? '') < (b.levels.at(-1)?.from ?? '') ? 1 : -1,
    )[0]
    if (!latest) return undefined
    const colorSlot = latest.hue ?? 1
    const spans = latest.levels.map(({ from, to }) => ({
      from: instantOf(from, '00:00', timeZone),
      to: instantOf(to, '23:59', timeZone),
      colorSlot,
    }))
    return { name: latest.name, colorSlot, spans }
  }, [data, timeZone])
}

/** The charts' legend, once there are any. */
function Legend({
  labs,
  hasCharts,
  doses,
}: {
  labs: readonly LabResult[]
  hasCharts: boolean
  doses?: DoseRow | undefined
}) {
  if (!hasCharts) return null
  return (
    <SmallMultipleLegend
      hasRange={labs.some(({ flag }) => flag !== null)}
      hasOutside={labs.some(({ flag }) => flag === 'low' || flag === 'high')}
      steps={doses}
    />
  )
}

interface PartProps<Data> {
  id: string
  title: string
  add: ReactNode
  /** next to the title, once there is data */
  about?: (data: Data) => string
  query: UseQueryResult<Data>
  /** error text */
  failure: string
  children: (data: Data) => ReactNode
}

function Section<Data>({ id, title, add, about, query, failure, children }: PartProps<Data>) {
  const { data, error, refetch, isFetching } = query
  return (
    <section aria-labelledby={id} className="mb-8">
      <div className="mb-4 flex items-center justify-between gap-4">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {data && <p className="text-sm wrap-anywhere text-soft">{about?.(data)}</p>}
        </div>
        {add}
      </div>
      {data ? (
        children(data)
      ) : error ? (
        <ErrorState title={failure} error={error} onRetry={() => refetch()} retrying={isFetching} />
      ) : (
        <Loading>
          <Skeleton className="h-48 rounded-2xl" />
        </Loading>
      )}
    </section>
  )
}

const AddButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button variant="tinted" size="sm" onClick={onClick}>
    <Plus className="size-4" aria-hidden="true" />
    {label}
  </Button>
)

/** The last unit of each kind. */
const lastUnitsOf = (measurements: readonly Measurement[]): Partial<Record<MeasurementName, string>> =>
  Object.fromEntries(measurements.toReversed().map(({ kind, unit }) => [kind, unit]))

const NO_SPANS: readonly DoseSpan[] = []

function BodyOf({ user: { timeZone } }: { user: CurrentUser }) {
  const [adding, setAdding] = useState<'lab' | 'measurement'>()
  const [analyte, setAnalyte] = useState('')
  const { data: plan = [] } = useQuery(planQuery)
  const peptides = plan.filter(({ status }) => status === 'active').map(peptideName)
  const doses = useDoseRow(timeZone)
  const steps = doses?.spans ?? NO_SPANS
  const labs = useQuery(labResultsQuery)
  const measurements = useQuery(measurementsQuery)
  const lastUnits = lastUnitsOf(measurements.data ?? [])
  const close = (open: boolean) => {
    if (!open) setAdding(undefined)
  }
  const addLab = (name: string) => {
    setAnalyte(name)
    setAdding('lab')
  }
  return (
    <>
      <PageHeader title="Body and Labs">Your lab reports and measurements over time.</PageHeader>
      <Section
        id="labs"
        title="Labs"
        about={(results) => latestReportText(results, timeZone, serverNow())}
        add={<AddButton label="Add lab result" onClick={() => addLab('')} />}
        query={labs}
        failure="We couldn’t load your lab results"
      >
        {(results) => (
          <>
            <SuggestedTests peptides={peptides} results={results} onAdd={addLab} />
            <LabCards results={results} timeZone={timeZone} steps={steps} />
          </>
        )}
      </Section>
      <Section
        id="measurements"
        title="Body"
        add={<AddButton label="Measure" onClick={() => setAdding('measurement')} />}
        query={measurements}
        failure="We couldn’t load your measurements"
      >
        {(own) => (
          <MeasurementCards measurements={own} timeZone={timeZone} lastUnits={lastUnits} steps={steps} />
        )}
      </Section>
      <Legend
        labs={labs.data ?? []}
        hasCharts={(labs.data ?? []).length + (measurements.data ?? []).length > 0}
        doses={doses}
      />
      <LogLabResultDialog
        open={adding === 'lab'}
        onOpenChange={close}
        timeZone={timeZone}
        analyte={analyte}
      />
      <LogMeasurementDialog
        open={adding === 'measurement'}
        onOpenChange={close}
        timeZone={timeZone}
        lastUnits={lastUnits}
      />
    </>
  )
}

/** Labs and measurements over time. */
export default function BodyPage() {
  const { user } = useCurrentUser()
  return user && <BodyOf user={user} />
}
