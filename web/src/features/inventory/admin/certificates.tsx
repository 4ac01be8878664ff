import type { Certificate } from '@pepwell/contract/shop/certificates'
import { useQuery } from '@tanstack/react-query'
import { Download, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '../../../lib/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useDialogAbout } from '../../../ui/use-dialog-about.ts'
import { AddCertificateDialog } from './add-certificate-dialog.tsx'
import { certificatesQuery, useRemoveCertificate } from './certificates.api.ts'

const nameOf = ({ lab, testedOn }: Certificate) => `${lab}, ${formatDay(testedOn)}`

interface RowProps {
  certificate: Certificate
  onRemove: () => void
}

const Row = ({ certificate, onRemove }: RowProps) => (
  <li className="flex flex-wrap items-center gap-x-3 text-sm">
    <span className="font-semibold">{nameOf(certificate)}</span>
    <span className="text-soft">{[certificate.method, certificate.purity].filter(Boolean).join(' · ')}</span>
    <a
      href={certificate.url}
      download
      aria-label={`Download the certificate of ${nameOf(certificate)}`}
      className="inline-flex min-h-11 items-center gap-1 font-semibold text-accent-ink md:min-h-8"
    >
      <Download className="size-4" aria-hidden="true" />
      PDF
    </a>
    <IconButton
      aria-label={`Remove the certificate of ${nameOf(certificate)}`}
      className="md:size-8"
      onClick={onRemove}
    >
      <Trash2 className="size-4" aria-hidden="true" />
    </IconButton>
  </li>
)

function RemoveQuestion({ about }: { about: ReturnType<typeof useDialogAbout<Certificate>> }) {
  const { mutate, isPending } = useRemoveCertificate({
    onSuccess: () => {
      toast({ title: 'Certificate removed' })
      about.onOpenChange(false)
    },
    onError: (error) => toastFailure(error, 'We couldn’t remove the certificate. Please try again.'),
  })
  const { subject } = about
  if (!subject) return null
  return (
    <ConfirmDialog
      open={about.open}
      onOpenChange={about.onOpenChange}
      title={`Remove the certificate of ${nameOf(subject)}?`}
      description="We remove it from the shop. You can’t undo this."
      confirmLabel="Remove"
      pendingLabel="Removing..."
      destructive
      pending={isPending}
      onConfirm={() => mutate({ params: { id: subject.id } })}
    />
  )
}

/** A batch's certificates. Without one, the shop labels it untested. */
export function Certificates({ batchId, today }: { batchId: number; today: string }) {
  const { data, error, refetch, isFetching } = useQuery(certificatesQuery(batchId))
  const [adding, setAdding] = useState(false)
  const removal = useDialogAbout<Certificate>()
  if (error && !data)
    return (
      <ErrorState
        title="We couldn’t load the certificates"
        error={error}
        onRetry={() => refetch()}
        retrying={isFetching}
      />
    )
  if (!data)
    return (
      <Loading label="Loading certificates">
        <Skeleton className="h-5 w-1/2" />
      </Loading>
    )
  return (
    <section aria-label="Certificates" className="mt-4">
      <h3 className="mb-1 text-sm font-semibold">Certificates</h3>
      {data.length === 0 && <p className="text-sm text-soft">No lab has tested this batch yet.</p>}
      <ul>
        {data.map((certificate) => (
          <Row key={certificate.id} certificate={certificate} onRemove={() => removal.show(certificate)} />
        ))}
      </ul>
      <Button variant="ghost" size="sm" className="-ml-3" onClick={() => setAdding(true)}>
        <Plus className="size-4" aria-hidden="true" />
        Add Certificate
      </Button>
      <AddCertificateDialog batchId={batchId} today={today} open={adding} onOpenChange={setAdding} />
      <RemoveQuestion about={removal} />
    </section>
  )
}
