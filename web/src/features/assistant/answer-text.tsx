import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AssistantMessage } from './assistant.api.ts'

type Answer = Pick<AssistantMessage, 'content' | 'citations' | 'unverified'>

/** Text with source numbers as links; unknown numbers stay text. */
function cited(text: string, citations: Answer['citations']): ReactNode[] {
  return text.split(/(\[\d{1,2}\])/).map((part, place) => {
    const number = Number(/^\[(\d+)\]$/.exec(part)?.[1])
    const source = citations.find((one) => one.number === number)
    if (!source) return part
    return (
      <Link
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
        key={place}
        to={source.address}
        aria-label={`Source ${number}: ${source.title}, ${source.heading}`}
        className="mx-0.5 rounded-md bg-accent-soft px-1.5 text-sm font-semibold text-accent-ink hover:underline"
      >
        {number}
      </Link>
    )
  })
}

/** An answer with links to its sources; statements without one are marked. */
export function AnswerText({ content, citations, unverified }: Answer) {
  const ends = [0, ...unverified.map(({ end }) => end)]
  const rest = ends.at(-1) ?? 0
  return (
    <p className="whitespace-pre-line wrap-anywhere">
      {unverified.map(({ start, end }, place) => (
        <span key={start}>
          {cited(content.slice(ends[place], start), citations)}
          <mark className="rounded-md bg-warn-soft px-1 text-warn-ink">
            {content.slice(start, end)}
            <span className="ml-1 text-sm font-semibold">not verified</span>
          </mark>
        </span>
      ))}
      {cited(content.slice(rest), citations)}
    </p>
  )
}
