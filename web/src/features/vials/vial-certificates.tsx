import type { Vial } from '@pepwell/contract/vials/vials'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { CertificateList } from '../../ui/certificate-list.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { certificatesQuery } from './vials.api.ts'

/** The lab certificates of a vial that came with an order; nothing where no lab tested its batch. */
export function VialCertificates({ vial }: { vial: Vial }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...certificatesQuery(vial.id),
    enabled: vial.orderItemId !== null,
  })
  if (error && !data)
    return (
      <ErrorState
        title="We couldn’t load the certificates"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (!data || data.length === 0) return null
  return (
    <section aria-label="Lab tested">
      <h3 className="mb-1 flex items-center gap-2 text-lg font-bold">
        <BadgeCheck className="size-5 text-accent-ink" aria-hidden="true" />
        Lab tested
      </h3>
      <CertificateList certificates={data} />
    </section>
  )
}
