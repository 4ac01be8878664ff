import {
  ArrowUpRight,
  BookOpen,
  Calculator,
  FlaskConical,
  type LucideIcon,
  MessageCircleQuestion,
  Siren,
} from 'lucide-react'
import { Link } from 'react-router'
import { Card } from '../../ui/card.tsx'
import type { LibraryPassage } from './assistant.api.ts'

const places: Record<LibraryPassage['kind'], { icon: LucideIcon; name: string }> = {
  peptide: { icon: FlaskConical, name: 'Peptide database' },
  card: { icon: BookOpen, name: 'Knowledge card' },
  emergency: { icon: Siren, name: 'Safety' },
  guideline: { icon: Calculator, name: 'Calculator' },
  answer: { icon: MessageCircleQuestion, name: 'Common questions' },
}

/** The passage line by line, with the matching words highlighted. */
function Quote({ quote }: Pick<LibraryPassage, 'quote'>) {
  return (
    <blockquote className="border-l-2 border-accent-soft pl-4 whitespace-pre-line wrap-anywhere">
      {quote.map(({ text, found }, index) =>
        found ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
          <mark key={index} className="rounded-sm bg-accent-soft font-semibold text-accent-ink">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </blockquote>
  )
}

/** A library passage with a link to its page. */
export function PassageCard({ passage }: { passage: LibraryPassage }) {
  const { kind, title, heading, quote, address } = passage
  const { icon: Icon, name } = places[kind]
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
          <Icon className="size-5" aria-hidden="true" />
        </span>
        <div className="min-w-0">
          <h3 className="text-lg leading-tight font-bold wrap-anywhere">{title}</h3>
          <p className="text-sm text-soft">{heading}</p>
        </div>
      </div>
      <Quote quote={quote} />
      <Link
        to={address}
        aria-label={`${title}, ${heading}: open in ${name}`}
        className="-my-1 flex min-h-11 items-center gap-1 self-start text-sm font-semibold text-accent-ink underline-offset-4 hover:underline"
      >
        {name}
        <ArrowUpRight className="size-4" aria-hidden="true" />
      </Link>
    </Card>
  )
}
