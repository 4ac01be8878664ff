import { severityWord } from '@pepwell/domain/side-effects/side-effects'
import { type ReactNode, useState } from 'react'
import { reasonText } from '../../lib/api/refusal-text.ts'
import { lazyView } from '../../lib/rendering/lazy-view.ts'
import { CallDialog } from '../../ui/call-dialog.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { FormSkeleton } from '../../ui/form-skeleton.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useAddedToast } from '../../ui/use-added-toast.ts'
import type { LastDose } from './dose-context.tsx'
import {
  type SideEffect,
  useChangeSideEffect,
  useLogSideEffect,
  useRemoveSideEffect,
} from './side-effects.api.ts'

const SideEffectForm = lazyView(() => import('./side-effect-form.tsx'))

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  timeZone: string
  frequent: readonly string[]
}

const effectText = ({ name, severity }: Pick<SideEffect, 'name' | 'severity'>): string =>
  `${name}, ${severityWord(severity).toLowerCase()}`

/** The toast after logging, with undo. */
export function useLoggedToast() {
  const showAddedToast = useAddedToast(useRemoveSideEffect, 'Side effect deleted')
  return (logged: SideEffect) =>
    showAddedToast({ id: logged.id, title: 'Side effect logged', description: effectText(logged) })
}

/** Logs a side effect, or one of `yesterday` again. Keeps the input on failure. */
export function LogSideEffectDialog({
  open,
  onOpenChange,
  yesterday,
  ...about
}: DialogProps & { yesterday: ReactNode; lastDoses: readonly LastDose[] }) {
  const [words, setWords] = useState('Log')
  const { store, reset, isPending } = useLogSideEffect({
    onSuccess: useLoggedToast(),
    onError: (error) => {
      toast({ title: 'We couldn’t log it', description: reasonText(error), variant: 'destructive' })
    },
  })
  const change = (next: boolean) => {
    reset()
    onOpenChange(next)
  }
  return (
    <FormDialog
      open={open}
      onOpenChange={change}
      title="Log a side effect"
      draft="side-effect"
      submit={{ label: words, pendingLabel: 'Logging...', pending: isPending }}
      skeleton={<FormSkeleton fields={['What', 'How strong', 'Since']} />}
    >
      {(id) => (
        <>
          {yesterday}
          <SideEffectForm
            id={id}
            {...about}
            onSubmitLabel={setWords}
            onSubmit={(typed, then = () => onOpenChange(false)) => store(typed, { onSuccess: then })}
          />
        </>
      )}
    </FormDialog>
  )
}

/** Edits a side effect. */
export function EditSideEffectDialog({ editing, ...props }: DialogProps & { editing: SideEffect }) {
  const { open, onOpenChange, ...about } = props
  const sending = useChangeSideEffect({
    onSuccess: () => {
      toast({ title: 'Side effect updated' })
    },
  })
  return (
    <CallDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit side effect"
      draft={`side-effect:${editing.id}`}
      skeleton={<FormSkeleton fields={['What', 'How strong', 'Since']} />}
      sending={sending}
      submit={{ label: 'Save', pendingLabel: 'Saving...' }}
      failed="We couldn’t save it. Try again."
    >
      {(id, send) => (
        <SideEffectForm
          key={editing.id}
          id={id}
          {...about}
          editing={editing}
          onSubmit={(body) => send({ params: { id: editing.id }, body })}
        />
      )}
    </CallDialog>
  )
}
