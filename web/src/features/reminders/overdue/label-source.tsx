import type { Overdue } from '@pepwell/contract/reminders'
import { formatDay } from '../../../lib/dates.ts'

/** Where a label says what is said of it, and when that was checked. */
export const LabelSource = ({ label: { name, url, checked } }: { label: NonNullable<Overdue['label']> }) => (
  <span className="mt-1 block text-sm text-soft">
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
