import type { Vial } from '@pepwell/contract/vials/vials'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { defaultDiscardDay } from '@pepwell/domain/vials/forecast'
import { useState } from 'react'
import { refusalText } from '../../lib/api/refusal-text.ts'
import { formatMonthDay } from '../../lib/time/dates.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DeleteDialog } from '../../ui/delete-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EditedMark } from '../../ui/edited-mark.tsx'
import { toast } from '../../ui/toast-store.ts'
import { VialPicture } from '../../ui/vial-picture.tsx'
import { CorrectForm } from './correct-form.tsx'
import { RecallNote } from './recall-note.tsx'
import { useDiscarding } from './use-discarding.ts'
import { VialCertificates } from './vial-certificates.tsx'
import { VialFacts } from './vial-facts.tsx'
import { VialLedger } from './vial-ledger.tsx'
import {
  dosesOf,
  dosesText,
  figureText,
  fractionLeft,
  isOver,
  isOverdrawn,
  kindText,
  leftText,
  overdrawnText,
  pastText,
} from './vial-words.ts'
import { useChangeVial, useRemoveVial } from './vials.api.ts'

interface VialDetailsProps {
  vial: Vial
  name: string
  colorSlot: number
  timeZone: string
  today: CalendarDay
  open: boolean
  onOpenChange: (open: boolean) => void
  onEdit: () => void
}

/** '0.3 mg, less than 1 dose' */
function inWords(vial: Vial): string {
  const doses = dosesOf(vial)
  const amount = vial.left.volumeMl === null ? [] : [`${figureText(vial.left.amount)} ${vial.left.unit}`]
  const isEmpty = vial.left.amount <= 0
  const many = doses === undefined || isEmpty ? [] : [doses === 0 ? 'less than 1 dose' : dosesText(doses)]
  return [...amount, ...many].join(', ')
}

/** The discard date, with its reason. */
function Discard({ vial, today }: Pick<VialDetailsProps, 'vial' | 'today'>) {
  const { discardOn, kind, mixedOn, state } = vial
  if (!discardOn || state !== 'in-use') return null
  const isDefault = discardOn === defaultDiscardDay(kind, mixedOn)
  return (
    <>
      <p className="mt-2 w-fit rounded-full bg-warn-soft px-3 py-1 text-sm font-semibold text-warn-ink">
        {pastText(vial, today) ?? `Discard by ${formatMonthDay(discardOn)}`}
      </p>
      {isDefault && <p className="mt-1 text-sm text-soft">28 days after mixing</p>}
    </>
  )
}

function Figure({ vial, colorSlot, today }: Pick<VialDetailsProps, 'vial' | 'colorSlot' | 'today'>) {
  return (
    <div className="flex items-center gap-5">
      <VialPicture
        part={fractionLeft(vial)}
        isOver={isOver(vial)}
        colorSlot={colorSlot}
        className="h-36 w-24"
      />
      <div className="min-w-0">
        <p className="text-4xl font-bold tracking-tight tabular-nums">{leftText(vial)}</p>
        <p className="text-soft tabular-nums">
          {inWords(vial)}
          <EditedMark editedAt={vial.editedAt} />
        </p>
        {isOverdrawn(vial) && (
          <p role="alert" className="mt-2 font-semibold text-warn-ink">
            {overdrawnText(vial)}
          </p>
        )}
        <RecallNote vial={vial} />
        <Discard vial={vial} today={today} />
      </div>
    </div>
  )
}

type OpenDialog = 'discard' | 'delete' | 'correct' | null

interface QuestionsProps {
  vial: Vial
  asking: OpenDialog
  onAsk: (asking: OpenDialog) => void
  onGone: () => void
}

function Questions({ vial, asking, onAsk, onGone }: QuestionsProps) {
  const { discard, isPending } = useDiscarding(vial)
  const deletion = useRemoveVial({
    onSuccess: () => {
      toast({ title: 'Vial deleted' })
      onGone()
    },
  })
  return (
    <>
      <ConfirmDialog
        open={asking === 'discard'}
        onOpenChange={() => onAsk(null)}
        title={vial.left.amount > 0 ? `Discard ${leftText(vial)}?` : `Discard this ${kindText(vial.kind)}?`}
        description="Your logged doses stay the same."
        confirmLabel="Discard"
        pendingLabel="Discarding..."
        pending={isPending}
        onConfirm={() => {
          discard()
          onAsk(null)
          // The dialog must not cover the toast with undo.
          onGone()
        }}
      />
      <DeleteDialog
        open={asking === 'delete'}
        onOpenChange={() => onAsk(null)}
        title={`Delete this ${kindText(vial.kind)}?`}
        deletion={deletion}
        failure="Failed to delete this vial. Please try again."
        onDelete={() => deletion.mutate({ params: { id: vial.id } })}
      >
        This also deletes its history. Your logged doses stay.
      </DeleteDialog>
    </>
  )
}

/** The next state: mix a sealed vial, finish an empty one, reopen one that was ended by mistake. */
function StateButton({ vial, today }: Pick<VialDetailsProps, 'vial' | 'today'>) {
  const { mutate, isPending } = useChangeVial({
    onError: (error) => {
      toast({ title: refusalText(error, 'We couldn’t save it. Try again.'), variant: 'destructive' })
    },
  })
  const { id, state, kind, waterMl, mixedOn } = vial
  // Without the water volume no draw can be calculated, so ask for it first.
  if (state === 'sealed' && kind === 'vial' && waterMl === null) return null
  const [label, body] =
    state === 'sealed'
      ? (['Start today', { mixedOn: mixedOn ?? today, state: 'in-use' }] as const)
      : state === 'in-use'
        ? (['Finished', { state: 'finished' }] as const)
        : (['Use again', { state: 'in-use' }] as const)
  return (
    <Button variant="secondary" pending={isPending} onClick={() => mutate({ params: { id }, body })}>
      {label}
    </Button>
  )
}

function Actions({
  vial,
  today,
  onEdit,
  onAsk,
}: Pick<VialDetailsProps, 'vial' | 'today' | 'onEdit'> & Pick<QuestionsProps, 'onAsk'>) {
  const { state, kind, waterMl } = vial
  const isUnmixed = state === 'sealed' && kind === 'vial' && waterMl === null
  return (
    <div className="flex flex-wrap gap-2 *:flex-1 *:whitespace-nowrap">
      {state === 'in-use' && (
        <Button variant="tinted" className="basis-full" onClick={() => onAsk('correct')}>
          Correct remaining amount
        </Button>
      )}
      <StateButton vial={vial} today={today} />
      {state !== 'discarded' && (
        <Button variant="secondary" onClick={() => onAsk('discard')}>
          Discard
        </Button>
      )}
      <Button variant="secondary" onClick={onEdit}>
        {isUnmixed ? 'Mix' : 'Edit'}
      </Button>
      <Button variant="ghost" onClick={() => onAsk('delete')}>
        Delete
      </Button>
    </div>
  )
}

/** One vial: remaining amount, history and actions. */
export default function VialDetails(props: VialDetailsProps) {
  const { vial, name, timeZone, open, onOpenChange } = props
  const [asking, setAsking] = useState<OpenDialog>(null)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`${name} ${kindText(vial.kind)}`}>
      <div className="flex flex-col gap-5 pb-2">
        <Figure {...props} />
        {asking === 'correct' ? (
          <CorrectForm vial={vial} onDone={() => setAsking(null)} />
        ) : (
          <Actions {...props} onAsk={setAsking} />
        )}
        <VialLedger vial={vial} timeZone={timeZone} />
        <VialCertificates vial={vial} />
        <VialFacts vial={vial} />
      </div>
      <Questions vial={vial} asking={asking} onAsk={setAsking} onGone={() => onOpenChange(false)} />
    </Dialog>
  )
}
