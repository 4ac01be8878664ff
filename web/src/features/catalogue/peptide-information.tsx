import type { Peptide } from '@pepwell/contract/catalogue/catalogue'
import { splitEvidence } from '@pepwell/domain/catalogue/evidence-notes'
import type { EvidenceLevel } from '@pepwell/domain/catalogue/evidence-scale'
import { FlaskConical } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { formatDay } from '../../lib/time/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Fold } from '../../ui/fold.tsx'
import { PersonalBadge } from '../../ui/personal-badge.tsx'
import { CatalogueFacts } from './catalogue-facts.tsx'
import { EvidenceScale } from './evidence-scale.tsx'
import { Fact } from './fact.tsx'
import { notedLinks } from './links.ts'
import { isPersonal, levelOf, type PeptideRow, vialMg } from './peptide-row.ts'

/** Source links, with the date the status was checked. */
function Sources({ peptide }: { peptide: Peptide }) {
  const { sources, statusCheckedOn } = peptide
  const heading = useId()
  return (
    <div className="mt-5 text-sm">
      {sources.length > 0 && (
        <>
          <h3 id={heading} className="font-semibold">
            Sources
          </h3>
          <ul aria-labelledby={heading} className="mt-0.5">
            {sources.map(({ name, url, checked }) => (
              <li key={url}>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  className="inline-block py-3 text-accent-ink md:py-1 underline underline-offset-4 wrap-anywhere"
                >
                  {name}
                </a>
                <span className="text-soft">
                  , {checked ? `checked ${formatDay(checked)}` : 'not checked yet'}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {statusCheckedOn !== null && (
        <p className="mt-2 text-soft">Status checked on {formatDay(statusCheckedOn)}</p>
      )}
    </div>
  )
}

/** A note line by line, with links. */
const NotedLinks = ({ note }: { note: string }) => (
  <ul>
    {notedLinks(note).map(({ text, href }, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and they never move
      <li key={line}>
        {href ? (
          <a href={href} target="_blank" rel="noopener noreferrer nofollow" className="inline-block py-1">
            {text}
          </a>
        ) : (
          text
        )}
      </li>
    ))}
  </ul>
)

interface PeptideInformationProps {
  peptide: PeptideRow
  open: boolean
  onOpenChange: (open: boolean) => void
  /** action buttons */
  actions?: ReactNode
}

function Evidence({ text, level }: { text: string; level: EvidenceLevel | undefined }) {
  return (
    <Banner tone="info" title="Evidence" icon={<FlaskConical />} className="mt-4">
      {level && <EvidenceScale level={level} className="mb-1" />}
      {text}
    </Banner>
  )
}

function Labels({ peptide }: { peptide: PeptideRow }) {
  const mg = vialMg(peptide)
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone="accent">{peptide.category}</Badge>
      {mg !== null && <Badge>{mg} mg</Badge>}
      {isPersonal(peptide) ? (
        <PersonalBadge />
      ) : (
        peptide.peptideClass && <Badge>{peptide.peptideClass}</Badge>
      )}
    </p>
  )
}

/** What it is in one sentence, the rest of the description, and its evidence. */
function described(peptide: PeptideRow) {
  const { description } = peptide
  const { text, evidence } = isPersonal(peptide)
    ? { text: description, evidence: undefined }
    : splitEvidence(description)
  const [first = text] = /^.*?[.!?](?=\s|$)/s.exec(text) ?? []
  return { first, rest: text.slice(first.length).trim(), evidence }
}

/** What most people open the sheet for. */
const MainFacts = ({ peptide }: { peptide: PeptideRow }) => (
  <dl className="mt-5 grid gap-4">
    <Fact name="Recommended dose">{peptide.recommendedDose}</Fact>
    <Fact name="Side effects">{peptide.sideEffects}</Fact>
  </dl>
)

function MoreFacts({ peptide }: { peptide: PeptideRow }) {
  const links = isPersonal(peptide) ? peptide.competitorLinks : null
  return (
    <dl className="mt-3 grid gap-4 sm:grid-cols-2">
      <Fact name="Benefits">{peptide.benefits}</Fact>
      <Fact name="Frequency" isShort>
        {peptide.frequency || 'No typical frequency known.'}
      </Fact>
      <Fact name="Duration" isShort>
        {peptide.duration}
      </Fact>
      <Fact name="Best taken with">{peptide.bestTakenWith}</Fact>
      {!isPersonal(peptide) && <CatalogueFacts peptide={peptide} />}
      {links && (
        <Fact name="Links">
          <NotedLinks note={links} />
        </Fact>
      )}
    </dl>
  )
}

/** Everything we know about a peptide, with human evidence shown separately. */
export function PeptideInformation({ peptide, open, onOpenChange, actions }: PeptideInformationProps) {
  const { first, rest, evidence } = described(peptide)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={peptide.name} size="lg" footer={actions}>
      {/* Focusable, so the arrow keys can scroll it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text longer than its dialog must scroll by keyboard */}
      <section aria-label="Information" tabIndex={0} className="rounded-lg">
        <Labels peptide={peptide} />
        <p className="mt-4 text-lg wrap-anywhere">{first}</p>
        {evidence && <Evidence text={evidence} level={levelOf(peptide)} />}
        <MainFacts peptide={peptide} />
        <Fold label="More" className="mt-3">
          {rest && <p className="whitespace-pre-line wrap-anywhere">{rest}</p>}
          <MoreFacts peptide={peptide} />
          {!isPersonal(peptide) && <Sources peptide={peptide} />}
        </Fold>
        <p className="mt-5 border-t border-line pt-4 text-sm text-soft">
          {isPersonal(peptide)
            ? 'Only you see this peptide. You described it, and we haven’t checked it. Not medical advice.'
            : 'For research and education, not medical advice. Decide doses with a licensed professional.'}
        </p>
      </section>
    </Dialog>
  )
}
