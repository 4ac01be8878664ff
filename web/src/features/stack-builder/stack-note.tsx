import type { ReactNode } from 'react'
import { formatDay } from '../../lib/time/dates.ts'
import type { SuggestedPeptide } from './stack-builder.api.ts'

type Note = SuggestedPeptide['cautions'][number]
type Source = SuggestedPeptide['sources'][number]

/** The source page and when we last read it. */
export const SourceLink = ({ source }: { source: Source }) => (
  <a
    href={source.url}
    target="_blank"
    rel="noopener noreferrer nofollow"
    className="text-accent-ink underline underline-offset-4 wrap-anywhere max-md:inline-block max-md:py-2.5 print:text-black"
  >
    {source.name}
    {source.checked && `, checked ${formatDay(source.checked)}`}
  </a>
)

/** A sentence, with its source if it concerns health. */
export const NoteText = ({ note, children }: { note: Note; children?: ReactNode }) => (
  <>
    {children}
    {note.sentence}
    {note.source && (
      <>
        {' '}
        <span className="text-sm">
          <SourceLink source={note.source} />
        </span>
      </>
    )}
  </>
)
