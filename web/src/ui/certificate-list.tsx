import { Download } from 'lucide-react'
import { cx } from '../lib/classes.ts'
import { formatDay } from '../lib/time/dates.ts'

/** A laboratory's result, with its PDF. */
interface ShownCertificate {
  id: number
  lab: string
  testedOn: string
  method: string
  purity: string | null
  url: string
}

interface CertificateListProps {
  certificates: readonly ShownCertificate[]
  className?: string
}

/** Lab certificates of a batch, each with its download. */
export const CertificateList = ({ certificates, className }: CertificateListProps) => (
  <ul className={cx('divide-y divide-line', className)}>
    {certificates.map(({ id, lab, testedOn, method, purity, url }) => (
      <li key={id} className="flex items-center justify-between gap-3 py-2">
        <span className="min-w-0 text-sm">
          <span className="block font-semibold break-words">{[lab, purity].filter(Boolean).join(' · ')}</span>
          <span className="block text-soft">
            {method}, {formatDay(testedOn)}
          </span>
        </span>
        <a
          href={url}
          download
          aria-label={`Download the certificate of ${lab}, ${formatDay(testedOn)}`}
          className="inline-flex min-h-11 shrink-0 items-center gap-1.5 text-sm font-semibold text-accent-ink"
        >
          <Download className="size-4" aria-hidden="true" />
          PDF
        </a>
      </li>
    ))}
  </ul>
)
