import { evidenceGradeLabels } from '@pepwell/domain/stacks/candidates'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import type { SuggestedPeptide } from './stack-builder.api.ts'
import { NoteText, SourceLink } from './stack-note.tsx'

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
export function SuggestedRow({ peptide, children }: SuggestedRowProps) {
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
