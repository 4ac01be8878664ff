import { type ReactNode, useId, useLayoutEffect, useState } from 'react'
import { Button } from './button.tsx'
import type { ButtonVariant } from './button-style.ts'
import { Dialog } from './dialog.tsx'
import { DraftSaver, useDraftSaving } from './draft-context.tsx'
import { FormProblem } from './form-problem.tsx'
import { lazyPanel } from './lazy-panel.tsx'
import { LoadBoundary } from './load-boundary.tsx'
import { useTyped } from './use-typed.ts'

/** The button that sends a form. */
export interface FormSubmit {
  label: string
  pendingLabel: string
  pending: boolean
  variant?: ButtonVariant
  /** what has to be there is not there yet */
  disabled?: boolean
}

interface FormDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl'
  submit: FormSubmit
  /** why the form could not be sent */
  problem?: string
  /** stands before the buttons: who saved it last */
  note?: ReactNode
  /** what stands there as long as the form itself is fetched */
  skeleton?: ReactNode
  /** what stands there when there is nothing to fill in; then no button sends anything */
  instead?: ReactNode
  /** names the form and what it is about, where what was typed is kept for whoever leaves; otherwise it is asked about */
  draft?: string
  /** the form, under the id that the button sends */
  children: (id: string) => ReactNode
}

/** Tells whether what it stands beside is there: within a boundary that waits, effects wait too. */
function Presence({ onChange }: { onChange: (isThere: boolean) => void }) {
  useLayoutEffect(() => {
    onChange(true)
    return () => onChange(false)
  }, [onChange])
  return null
}

const DiscardQuestion = lazyPanel(() => import('./discard-question.tsx'))

/** Asks once before what was typed is closed by Escape, the cross or a tap beside the dialog; 'Cancel' is an answer by itself. */
function useLeaving(leave: () => void) {
  const { isTyped, watch } = useTyped()
  const [asking, setAsking] = useState(false)
  const onInput: typeof watch.onInput = (event) => {
    watch.onInput(event)
    // Fetched while the connection is there: without it, what was typed could not be kept.
    DiscardQuestion.preload().catch(() => {})
  }
  const question = (
    <DiscardQuestion
      open={asking}
      onOpenChange={setAsking}
      onDiscard={() => {
        setAsking(false)
        leave()
      }}
    />
  )
  return { watch: { ...watch, onInput }, question, leave: () => (isTyped() ? setAsking(true) : leave()) }
}

/**
 * A dialog around a form: 'Cancel', and the button that sends it as soon as the form is there. What was typed is lost by no
 * slip.
 */
export function FormDialog(props: FormDialogProps) {
  const { submit, problem, note, skeleton, instead, draft, children, ...dialog } = props
  const id = useId()
  const [isThere, setThere] = useState(false)
  const close = () => dialog.onOpenChange(false)
  const { watch, question, leave } = useLeaving(close)
  const keeping = useDraftSaving(draft, dialog.open)
  const change = (next: boolean) => {
    if (next) return dialog.onOpenChange(next)
    if (!keeping.place) return leave()
    keeping.leave()
    close()
  }
  const footer = (
    <>
      <FormProblem text={problem} />
      {note && <p className="mr-auto self-center text-sm text-soft max-md:w-full">{note}</p>}
      <Button variant="secondary" onClick={close}>
        Cancel
      </Button>
      <Button
        type="submit"
        variant={submit.variant}
        disabled={submit.disabled}
        form={id}
        className="whitespace-nowrap"
        pending={submit.pending || !isThere}
        pendingLabel={submit.pending ? submit.pendingLabel : undefined}
      >
        {submit.label}
      </Button>
    </>
  )
  return (
    <Dialog {...dialog} onOpenChange={change} footer={instead ? undefined : footer}>
      {instead ?? (
        <div role="presentation" className="contents" {...watch}>
          <LoadBoundary failure="We couldn’t load the form" skeleton={skeleton}>
            <DraftSaver place={keeping.place}>{children(id)}</DraftSaver>
            <Presence onChange={setThere} />
          </LoadBoundary>
        </div>
      )}
      {question}
    </Dialog>
  )
}
