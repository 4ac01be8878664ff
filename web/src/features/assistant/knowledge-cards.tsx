import { type KnowledgeCard, knowledgeCards } from '@pepwell/domain/library/knowledge'
import {
  BookOpen,
  ChevronDown,
  FlaskConical,
  HeartPulse,
  type LucideIcon,
  ShieldCheck,
  Syringe,
  Thermometer,
} from 'lucide-react'
import { cx } from '../../lib/classes.ts'
import { useHash } from '../../lib/navigation/use-hash.ts'
import { cardStyle } from '../../ui/card-style.ts'
import { SourceLink } from '../../ui/source-link.tsx'

const icons: Record<string, LucideIcon> = {
  'bpc-157': HeartPulse,
  'tb-500': FlaskConical,
  semaglutide: Syringe,
  safety: ShieldCheck,
  'storage-and-timing': Thermometer,
}

function Body({ summary, evidence, sections, sources }: KnowledgeCard) {
  return (
    <div className="flex flex-col gap-4 px-4 pt-1 pb-5 sm:px-5">
      <p className="text-soft">{summary}</p>
      {evidence && (
        <p className="rounded-xl bg-info-soft px-4 py-2.5">
          <span className="font-bold text-info-ink">Evidence: </span>
          {evidence}
        </p>
      )}
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]">
        {sections.map(({ heading, points }) => (
          <section key={heading}>
            <h4 className="text-base">{heading}</h4>
            <ul className="mt-1.5 flex list-disc flex-col gap-1.5 pl-5 text-soft marker:text-accent-ink">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="text-sm">
        {sources.map((source) => (
          <SourceLink key={source.url} source={source} />
        ))}
      </div>
    </div>
  )
}

/** An expandable topic. */
function TopicCard({ card, open }: { card: KnowledgeCard; open: boolean }) {
  const Icon = icons[card.id] ?? BookOpen
  return (
    <details id={card.id} open={open} className={cx(cardStyle, 'group scroll-mt-20')}>
      <summary className="flex list-none items-center gap-3 rounded-[1.25rem] px-4 py-3 hover:bg-sunken sm:px-5 [&::-webkit-details-marker]:hidden">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
          <Icon className="size-5.5" aria-hidden="true" />
        </span>
        <span className="min-w-0 flex-1">
          <h3 className="text-lg">{card.title}</h3>
        </span>
        <ChevronDown
          className="size-5 shrink-0 text-soft transition-transform duration-150 group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <Body {...card} />
    </details>
  )
}

export function KnowledgeCards() {
  const hash = useHash()
  return (
    <section aria-labelledby="knowledge-cards">
      <h2 id="knowledge-cards" className="mb-3 text-xl">
        Knowledge cards
      </h2>
      <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2">
        {knowledgeCards.map((card) => (
          <TopicCard key={`${card.id} ${hash}`} card={card} open={hash === `#${card.id}`} />
        ))}
      </div>
    </section>
  )
}
