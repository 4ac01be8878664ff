import { evidenceGradeLabels } from '@pepwell/domain/stacks/candidates'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay } from '../../lib/time/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import type { SuggestedPeptide, SuggestedStack } from './stack-builder.api.ts'

type Note = SuggestedPeptide['cautions'][number]
type Source = SuggestedPeptide['sources'][number]

/** The source page and when we last read it. */
const SourceLink = ({ source }: { source: Source }) => (
  <a
    href={source.url}
    target="_blank"
    rel="noopener noreferrer nofollow"
    className="text-accent-ink underline underline-offset-4 wrap-anywhere max-md:inline-block max-md:py-2.5 print:text-black"
  >
    {source.name}
    {source.checked ? `, checked ${formatDay(source.checked)}` : ', not checked yet'}
  </a>
)

/** A sentence, with its source if it concerns health. */
const NoteText = ({ note, children }: { note: Note; children?: ReactNode }) => (
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

const tones = { approved: 'accent', trials: 'info', early: 'warn' } as const

/** Strength of evidence, and whether the peptide is new. */
const Marks = ({ grade, isInPlan }: Pick<SuggestedPeptide, 'grade' | 'isInPlan'>) => (
  <p className="mt-1 flex flex-wrap gap-2">
    {grade && <Badge tone={tones[grade]}>{evidenceGradeLabels[grade]}</Badge>}
    {isInPlan && <Badge>In your plan</Badge>}
  </p>
)

/** Cautions, each with its source. */
const Cautions = ({ cautions }: Pick<SuggestedPeptide, 'cautions'>) =>
  cautions.length > 0 && (
    <ul aria-label="Cautions" className="mt-3 flex flex-col gap-2">
      {cautions.map((note) => (
        <li key={note.sentence} className="flex gap-2.5 rounded-xl bg-warn-soft px-3.5 py-2.5">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn-ink" />
          <span className="min-w-0">
            <NoteText note={note} />
          </span>
        </li>
      ))}
    </ul>
  )

interface SuggestedRowProps {
  peptide: SuggestedPeptide
  /** link to the peptide's details */
  children?: ReactNode
}

/** A peptide of an option: dose, frequency, reason and evidence. */
function SuggestedRow({ peptide, children }: SuggestedRowProps) {
  const { name, dose, frequency, reason, evidence, cautions, sources } = peptide
  return (
    <li className="break-inside-avoid py-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 className="text-lg font-bold wrap-anywhere">{name}</h3>
          <Marks {...peptide} />
        </div>
        <p className="max-w-[45%] shrink-0 text-right wrap-anywhere">
          <span className="block text-lg font-bold tabular-nums">{dose}</span>
          <span className="block text-sm text-soft">{frequency}</span>
        </p>
      </div>
      <p className="mt-2">{reason}</p>
      <p className="mt-1 text-sm text-soft">
        <span className="font-semibold">Evidence:</span> {evidence}
      </p>
      <Cautions cautions={cautions} />
      {sources.length > 0 && (
        <ul aria-label="Sources" className="mt-2 text-sm">
          {sources.map((source) => (
            <li key={source.url}>
              <SourceLink source={source} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </li>
  )
}

interface OptionBodyProps {
  stack: SuggestedStack
  /** actions for one peptide */
  about?: (peptide: SuggestedPeptide) => ReactNode
}

/** An option in words: reasons, contents, and what was left out. */
export function OptionBody({ stack: { reasoning, peptides, leftOut }, about }: OptionBodyProps) {
  return (
    <>
      <p className="mt-2">{reasoning}</p>
      {peptides.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {peptides.map((peptide) => (
            <SuggestedRow key={peptide.peptideId} peptide={peptide}>
              {about?.(peptide)}
            </SuggestedRow>
          ))}
        </ul>
      )}
      {leftOut.length > 0 && (
        <div className="mt-4 rounded-xl bg-sunken px-4 py-3 print:bg-white print:px-0">
          <h3 className="font-semibold">Not suggested</h3>
          <ul className="mt-1 space-y-1.5">
            {leftOut.map((note) => (
              <li key={note.name} className="break-inside-avoid">
                <NoteText note={note}>
                  <span className="font-semibold">{note.name}:</span>{' '}
                </NoteText>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
