import type { deleteAccount } from '@pepwell/contract/accounts/account-data'
import type { Reauthentication } from '@pepwell/contract/accounts/reauthentication'
import type { CallInput } from '@pepwell/contract/declared'
import { useState } from 'react'
import { ApiError, failureText, unlessSignedOut } from '../../../lib/api/api.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useDeleteAccount } from '../accounts.api.ts'
import { needsReauthentication } from '../reauthentication/reauthentication-needed.ts'
import { useQuestion } from '../reauthentication/use-question.tsx'

const FAILURE = 'Failed to delete your account. Please try again.'

type Input = CallInput<typeof deleteAccount>

function useDeletion() {
  const [keepsOrders, setKeepsOrders] = useState(false)
  const deletion = useDeleteAccount()
  const { hold, release, isAsked, question } = useQuestion<Input>({
    reason: 'This deletes your account.',
    failure: FAILURE,
    call: deletion,
    send,
  })
  function send(input: Input, answer: Reauthentication = {}) {
    deletion.mutate(
      { body: { ...input.body, ...answer } },
      {
        onError: unlessSignedOut((error) => {
          // Read once: a repeated request would delete the account although its orders are still open.
          if (error instanceof ApiError && error.code === 'OPEN_ORDERS') setKeepsOrders(true)
          if (!hold(input, error)) release()
        }),
      },
    )
  }
  const { error } = deletion
  return {
    keepsOrders,
    problem: error && !needsReauthentication(error) ? failureText(error, FAILURE) : undefined,
    isAsked,
    question,
    isPending: deletion.isPending,
    send: () => send({ body: keepsOrders ? { keepsOrders } : {} }),
    forget() {
      setKeepsOrders(false)
      deletion.reset()
    },
  }
}

interface DeleteAccountDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function DeleteAccountDialog({ open, onOpenChange }: DeleteAccountDialogProps) {
  const { keepsOrders, problem, isAsked, question, isPending, send, forget } = useDeletion()
  const change = (next: boolean) => {
    if (!next) forget()
    onOpenChange(next)
  }
  return (
    <>
      <FormDialog
        open={open && !isAsked}
        onOpenChange={change}
        size="sm"
        title="Delete my account"
        description="This deletes your plan, logs, photos and profile right away. You can’t undo it."
        submit={{
          label: keepsOrders ? 'Delete everything else' : 'Delete everything',
          pendingLabel: 'Deleting...',
          pending: isPending,
          variant: 'destructive',
        }}
        problem={problem}
      >
        {(id) => (
          <form
            id={id}
            onSubmit={(event) => {
              event.preventDefault()
              send()
            }}
          />
        )}
      </FormDialog>
      {question}
    </>
  )
}
