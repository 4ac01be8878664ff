import type { DosageCalculation } from '@pepwell/contract/doses/calculator'
import { calculatedDoseText } from '@pepwell/domain/doses/calculator'
import { thousandsApart } from '@pepwell/domain/doses/readable-dose'
import { unitsText } from '@pepwell/domain/doses/syringe-words'
import { type Syringe, unitsOf } from '@pepwell/domain/doses/syringes'
import { rational, toFixed, toShort } from '@pepwell/domain/math/rational'
import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { formatInstantDay } from '../../lib/time/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader, CardText, CardTitle } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { previousCalculations } from './calculator.api.ts'
import { concentrationDecimals, historyLimit, type Placement, VOLUME_DECIMALS } from './placement.ts'

/** The calculation's input as a text key. */
const askedIn = ({ peptide, personalPeptideId, ...asked }: DosageCalculation): string => {
  const { vialConcentration, bacteriostaticWater, desiredDose, unit, doseUnit, bodyWeight } = asked
  const amounts = [vialConcentration, bacteriostaticWater, desiredDose, unit, doseUnit, bodyWeight]
  return JSON.stringify([peptide.id, personalPeptideId, peptide.name, ...amounts])
}

/** Drops duplicate calculations, keeping the first. */
function eachOnce(calculations: readonly DosageCalculation[]): DosageCalculation[] {
  const seen = new Set<string>()
  return calculations.filter((calculation) => {
    const asked = askedIn(calculation)
    return seen.has(asked) ? false : seen.add(asked)
  })
}

interface RowProps {
  stored: DosageCalculation
  syringe: Syringe
  placement: Placement
  timeZone: string
  onReuse: (stored: DosageCalculation) => void
}

function Row({ stored, syringe, placement, timeZone, onReuse }: RowProps) {
  const { peptideName, vialConcentration, bacteriostaticWater, desiredDose, unit, doseUnit } = stored
  const volume = rational(stored.calculatedVolume)
  const dose = thousandsApart(calculatedDoseText(desiredDose, unit, doseUnit))
  const short = (amount: number) => toShort(rational(amount), 6)
  const concentration = toFixed(rational(stored.concentration), concentrationDecimals[placement])
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 tabular-nums">
        <p className="font-semibold">
          {peptideName} · {dose}
        </p>
        <p>
          {unitsText(unitsOf(volume, syringe.scale))} ({syringe.scale}) · {toFixed(volume, VOLUME_DECIMALS)}{' '}
          mL
        </p>
        <p className="text-sm text-soft">
          {short(vialConcentration)} {unit} in {short(bacteriostaticWater)} mL · {concentration} {unit}/mL ·{' '}
          {stored.dosesPerVial} {stored.dosesPerVial === 1 ? 'dose' : 'doses'} per vial ·{' '}
          {formatInstantDay(stored.createdAt, timeZone)}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Use again: ${peptideName}, ${dose}`}
        onClick={() => onReuse(stored)}
      >
        <RotateCcw className="size-4" aria-hidden="true" />
        Use
      </Button>
    </li>
  )
}

const Placeholder = ({ rows }: { rows: number }) => (
  <Loading label="Loading your calculations" className="flex flex-col gap-3">
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: empty rows are all alike
      <Skeleton key={row} className="h-17" />
    ))}
  </Loading>
)

/** The latest calculations; selecting one restores it. */
export function PreviousCalculations(props: Omit<RowProps, 'stored'>) {
  const { placement } = props
  const limit = historyLimit[placement]
  const { data, error, isError, isFetching, refetch } = useQuery(previousCalculations)
  if (isError && !data) {
    return (
      <ErrorState
        title="We couldn’t load your calculations"
        error={error}
        onRetry={() => refetch()}
        retrying={isFetching}
      />
    )
  }
  const shown = data && eachOnce(data).slice(0, limit)
  const title = <CardTitle level={placement === 'page' ? 2 : 3}>Previous calculations</CardTitle>
  const list = (
    <>
      {!shown && <Placeholder rows={limit} />}
      {shown?.length === 0 && <CardText>None yet. Press Calculate to save a result here.</CardText>}
      {shown && shown.length > 0 && (
        <ul className="divide-y divide-line">
          {shown.map((stored) => (
            <Row key={stored.id} stored={stored} {...props} />
          ))}
        </ul>
      )}
    </>
  )
  return placement === 'plan' ? (
    <Card className="py-2!">
      <Fold label={title} className="[&>summary]:text-ink">
        <div className="py-3">{list}</div>
      </Fold>
    </Card>
  ) : (
    <Card>
      <CardHeader>{title}</CardHeader>
      {list}
    </Card>
  )
}
