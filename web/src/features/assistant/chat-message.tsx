import { Scissors, Sparkles, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AssistantMessage } from './assistant.api.ts'

type Answer = Pick<AssistantMessage, 'content' | 'citations' | 'unverified'>

/** Text with source numbers as links; unknown numbers stay text. */
function cited(text: string, citations: Answer['citations']): ReactNode[] {
  return text.split(/(\[\d{1,2}\])/).map((part, index) => {
    const number = Number(/^\[(\d+)\]$/.exec(part)?.[1])
    const source = citations.find((citation) => citation.number === number)
    if (!source) return part
    return (
      <Link
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
        key={index}
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
function AnswerText({ content, citations, unverified }: Answer) {
  const ends = [0, ...unverified.map(({ end }) => end)]
  const rest = ends.at(-1) ?? 0
  return (
    <p className="whitespace-pre-line wrap-anywhere">
      {unverified.map(({ start, end }, index) => (
        <span key={start}>
          {cited(content.slice(ends[index], start), citations)}
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

export const Question = ({ children }: { children: ReactNode }) => (
  <div className="ml-auto max-w-[85%] rounded-2xl rounded-br-md bg-mine px-4 py-2.5 whitespace-pre-line wrap-anywhere">
    {children}
  </div>
)

/** A message from the assistant, with its icon. */
export const AssistantText = ({ children }: { children: ReactNode }) => (
  <div className="flex gap-3">
    <span className="mt-0.5 grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
      <Sparkles className="size-4.5" aria-hidden="true" />
    </span>
    <div className="flex min-w-0 flex-1 flex-col gap-2">{children}</div>
  </div>
)

const Note = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <p className="flex items-start gap-2 text-sm text-soft [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
    {icon}
    <span>{children}</span>
  </p>
)

const Sources = ({ citations }: Pick<AssistantMessage, 'citations'>) => (
  <ul aria-label="Sources" className="flex flex-wrap gap-2">
    {citations.map(({ number, title, heading, address }) => (
      <li key={number}>
        <Link
          to={address}
          className="flex min-h-11 items-center gap-1.5 rounded-full border border-line px-3.5 text-sm hover:bg-sunken md:min-h-8"
        >
          <span className="font-semibold text-accent-ink tabular-nums">{number}</span>
          <span className="text-soft">
            {title}, {heading}
          </span>
        </Link>
      </li>
    ))}
  </ul>
)

/** A question, or an answer with its sources and caveats. */
export function ChatMessage({ message }: { message: AssistantMessage }) {
  const { role, content, citations, unverified, isWhole, usedOwnData } = message
  if (role === 'user') return <Question>{content}</Question>
  return (
    <AssistantText>
      <AnswerText {...message} />
      {!isWhole && <Note icon={<Scissors />}>This answer was cut off.</Note>}
      {unverified.length > 0 && (
        <Note icon={<TriangleAlert />}>
          Marked parts aren’t in the library or your plan. Don’t rely on them.
        </Note>
      )}
      {citations.length > 0 && <Sources citations={citations} />}
      {usedOwnData && <Note icon={<Sparkles />}>We sent your plan and latest doses with this question.</Note>}
    </AssistantText>
  )
}
