import { formatDay } from '../lib/time/dates.ts'

interface SourceLinkProps {
  /** the source of a statement; `checked` is the date we read the page, 'YYYY-MM-DD'; null if we haven't */
  source: { name: string; url: string; checked: string | null }
}

/** A medical statement's source, with the date we read it, or that we haven't. */
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
    ,{' '}
    <span className="whitespace-nowrap">{checked ? `checked ${formatDay(checked)}` : 'not checked yet'}</span>
  </span>
)
