import { formatDay } from '../lib/time/dates.ts'

interface SourceLinkProps {
  /** where a statement is from; `checked` is the day on which we read that page, 'YYYY-MM-DD'; null where we have not */
  source: { name: string; url: string; checked: string | null }
}

/** Where a statement about a medicine is from, and when we read that. */
export const SourceLink = ({ source: { name, url, checked } }: SourceLinkProps) => (
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
    {checked && (
      <>
        , <span className="whitespace-nowrap">checked {formatDay(checked)}</span>
      </>
    )}
  </span>
)
