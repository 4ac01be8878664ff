import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { needsProfileSetup } from '@pepwell/domain/accounts/profile'
import { supportAccount } from '@pepwell/domain/text/brand'
import { Download, Trash2, Upload } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { startDownload } from '../../../lib/browser/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader, CardText, CardTitle } from '../../../ui/card.tsx'
import { useRequestExport } from '../accounts.api.ts'
import { useConfirmed } from '../reauthentication/use-confirmed.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

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
