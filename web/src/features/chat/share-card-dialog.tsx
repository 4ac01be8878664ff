import type { CardKind } from '@pepwell/domain/social/chat'
import type { WeightUnit } from '@pepwell/domain/weight/weight'
import { useId, useState } from 'react'
import { cx } from '../../lib/classes.ts'
import { formatShortDay } from '../../lib/time/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { cardKindStyles, sharedWeight } from './card-body.tsx'
import { type Shareable, useShareables } from './use-shareables.ts'

export interface ShareCardProps {
  kind: CardKind
  /** who will see it: the other person or the group */
  audience: string
  timeZone: string
  weightUnit: WeightUnit
  open: boolean
  onOpenChange: (open: boolean) => void
  onShare: (picked: Shareable) => void
}

const words = {
  'weigh-in': { sees: 'the weight and day, nothing else', none: 'No weigh-ins yet.' },
  dose: { sees: 'the peptide, amount and day, nothing else', none: 'No doses yet.' },
  stack: { sees: 'this stack while it is public', none: 'No stacks yet.' },
} as const

/** A row's main text and its details. */
function linesOf({ card: { weighIn, dose, stack }, isPrivate }: Shareable, weightUnit: WeightUnit) {
  if (weighIn) return [sharedWeight(weighIn, weightUnit), formatShortDay(weighIn.day)]
  if (dose) return [`${dose.peptide}, ${dose.dose}`, formatShortDay(dose.day)]
  const size = stack?.size === 1 ? '1 item' : `${stack?.size} items`
  return [stack?.name, isPrivate ? 'Private' : size]
}

interface ChoiceProps {
  rows: readonly Shareable[]
  chosen: Shareable | undefined
  weightUnit: WeightUnit
  legend: string
  onChoose: (row: Shareable) => void
}

function Choice({ rows, chosen, weightUnit, legend, onChoose }: ChoiceProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      {rows.map((row) => {
        const [main, detail] = linesOf(row, weightUnit)
        return (
          <label
            key={row.sourceId}
            className={cx(
              'flex min-h-13 items-center gap-3 rounded-xl px-3 has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-accent',
              row.isPrivate ? 'opacity-60' : 'cursor-pointer hover:bg-sunken',
            )}
          >
            <input
              type="radio"
              name={name}
              className="size-5 accent-accent"
              checked={row.sourceId === chosen?.sourceId}
              disabled={row.isPrivate}
              onChange={() => onChoose(row)}
            />
            <span className="min-w-0 flex-1 font-semibold tabular-nums wrap-anywhere">{main}</span>
            <span className="shrink-0 text-sm text-soft">{detail}</span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** Chooses a weigh-in, dose or stack to share, and says who sees what. */
export default function ShareCardDialog(props: ShareCardProps) {
  const { kind, audience, timeZone, weightUnit, open, onOpenChange, onShare } = props
  const [picked, setPicked] = useState<Shareable>()
  const { data: rows, isError, isFetching, refetch } = useShareables(kind, timeZone)
  const chosen = picked ?? rows?.find(({ isPrivate }) => !isPrivate)
  const { label } = cardKindStyles[kind]
  const share = () => {
    if (!chosen) return
    onShare(chosen)
    onOpenChange(false)
  }
  const inside = () => {
    if (rows?.length === 0) return <p className="py-6 text-center text-soft">{words[kind].none}</p>
    if (rows)
      return (
        <Choice rows={rows} chosen={chosen} weightUnit={weightUnit} legend={label} onChoose={setPicked} />
      )
    if (isError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
    return (
      <Loading label="Loading">
        <Skeleton className="h-32 rounded-xl" />
      </Loading>
    )
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Share a ${label.toLowerCase()}`}
      description={`${audience} sees ${words[kind].sees}.`}
      footer={
        <Button className="w-full" disabled={!chosen} onClick={share}>
          Share
        </Button>
      }
    >
      {inside()}
    </Dialog>
  )
}
