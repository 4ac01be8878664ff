import {
  type FocusEvent,
  type InputEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Button } from './button.tsx'
import type { ButtonVariant } from './button-style.ts'
import { Dialog } from './dialog.tsx'
import { DraftSaver, useDraftSaving } from './draft-context.tsx'
import { FormProblem } from './form-problem.tsx'
import { lazyPanel } from './lazy-panel.tsx'
import { LoadBoundary } from './load-boundary.tsx'

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (target: EventTarget): target is FormField =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

const isTicked = (field: FormField) => field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)

const stateOf = (field: FormField) =>
  isTicked(field) ? String((field as HTMLInputElement).checked) : field.value

/** Search fields don't count as input to lose. */
const isSearch = (field: FormField) => field.matches('[type=search], [role=combobox]')

/** Whether the user typed into an element's fields: their values differ from the initial ones. */
function useTyped() {
  const before = useRef(new Map<FormField, string>())
  const typed = useRef(new Set<FormField>())
  return {
    isTyped: () =>
      [...typed.current].some((field) => field.isConnected && stateOf(field) !== before.current.get(field)),
    /** ref for the element around the fields */
    watch: {
      onFocusCapture: ({ target }: FocusEvent) => {
        if (isField(target) && !typed.current.has(target)) before.current.set(target, stateOf(target))
      },
      onInput: ({ target }: InputEvent) => {
        if (isField(target) && !isSearch(target)) typed.current.add(target)
      },
    },
  }
}

/** A form's submit button. */
export interface FormSubmit {
  label: string
  pendingLabel: string
  pending: boolean
  variant?: ButtonVariant
  /** required data hasn't loaded yet */
  disabled?: boolean
}

interface FormDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl'
  submit: FormSubmit
  /** why submitting failed */
  problem?: string
  /** rendered before the buttons: who saved last */
  note?: ReactNode
  /** shown while the form loads */
  skeleton?: ReactNode
  /** the empty state; hides the submit button */
  instead?: ReactNode
  /** name and subject for the draft; without one, closing asks first */
  draft?: string
  /** the form; receives the form id for the button */
  children: (id: string) => ReactNode
}

/** Reports when its siblings have mounted: effects in a suspended boundary wait with it. */
function Presence({ onChange }: { onChange: (isThere: boolean) => void }) {
  useLayoutEffect(() => {
    onChange(true)
    return () => onChange(false)
  }, [onChange])
  return null
}

const DiscardQuestion = lazyPanel(() => import('./discard-question.tsx'))

/** Asks once before Escape, the close button or a tap outside discards input. "Cancel" doesn't ask. */
function useLeaving(leave: () => void) {
  const { isTyped, watch } = useTyped()
  const [asking, setAsking] = useState(false)
  const onInput: typeof watch.onInput = (event) => {
    watch.onInput(event)
    // Loaded while online: offline it would be too late to save the input.
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

/** A form in a dialog with "Cancel" and a submit button, protected against accidental loss of input. */
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
