import type { deleteAccount } from '@pepwell/contract/accounts/account-data'
import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { Reauthentication } from '@pepwell/contract/accounts/reauthentication'
import type { CallInput } from '@pepwell/contract/declared'
import { needsProfileSetup } from '@pepwell/domain/accounts/profile'
import { supportAccount } from '@pepwell/domain/text/brand'
import { Download, Trash2, Upload } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError, failureText, hideIfSignedOut } from '../../../lib/api/api.ts'
import { startDownload } from '../../../lib/browser/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader, CardText, CardTitle } from '../../../ui/card.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useDeleteAccount, useRequestExport } from '../accounts.api.ts'
import { needsReauthentication } from '../reauthentication/reauthentication-needed.ts'
import { useConfirmed } from '../reauthentication/use-confirmed.ts'
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
        onError: hideIfSignedOut((error) => {
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
    reset() {
      setKeepsOrders(false)
      deletion.reset()
    },
  }
}

interface DeleteAccountDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

function DeleteAccountDialog({ open, onOpenChange }: DeleteAccountDialogProps) {
  const { keepsOrders, problem, isAsked, question, isPending, send, reset } = useDeletion()
  const change = (next: boolean) => {
    if (!next) reset()
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
          label: keepsOrders ? 'Delete anyway' : 'Delete everything',
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

function DownloadData() {
  const { send, question, isPending } = useConfirmed({
    call: useRequestExport(),
    reason: 'This file contains all your data.',
    failure: 'We couldn’t start the download. Please try again.',
    // A plain browser download: it shows progress, and a large export never has to fit into memory.
    onDone: ({ ticket }) => startDownload(`/api/auth/export?ticket=${ticket}`),
  })
  return (
    <>
      <Button
        variant="secondary"
        pending={isPending}
        pendingLabel="Starting..."
        onClick={() => send({ body: {} })}
      >
        <Download className="size-5" aria-hidden="true" />
        Download my data
      </Button>
      {question}
    </>
  )
}

export function AccountDataCard({ user }: { user: CurrentUser }) {
  const [deleting, setDeleting] = useState(false)
  return (
    <Card as="section" aria-labelledby="own-data">
      <CardHeader>
        <CardTitle id="own-data">Your data</CardTitle>
        <CardText>Download everything you’ve entered, including photos, in one file.</CardText>
      </CardHeader>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <DownloadData />
        {!needsProfileSetup(user) && (
          <Button variant="secondary" asChild>
            <Link to="/profile/import">
              <Upload className="size-5" aria-hidden="true" />
              Import data
            </Link>
          </Button>
        )}
        {user.id !== supportAccount.id && (
          <Button variant="ghost" className="text-danger-ink" onClick={() => setDeleting(true)}>
            <Trash2 className="size-5" aria-hidden="true" />
            Delete my account
          </Button>
        )}
      </div>
      <DeleteAccountDialog open={deleting} onOpenChange={setDeleting} />
    </Card>
  )
}
