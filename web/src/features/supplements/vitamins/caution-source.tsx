import type { VitaminCaution } from '@pepwell/contract/supplements'
import { formatDay } from '../../../lib/dates.ts'

/** Where a statement is from, and when it was checked. */
export const CautionSource = ({ source: { name, url, checked } }: Pick<VitaminCaution, 'source'>) => (
  <span className="block text-soft">
    Source:{' '}
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="text-accent-ink underline underline-offset-4 wrap-anywhere"
    >
      {name}
    </a>
    , <span className="whitespace-nowrap">checked {formatDay(checked)}</span>
  </span>
)
