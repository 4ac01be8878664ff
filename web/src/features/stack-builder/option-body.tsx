import type { ReactNode } from 'react'
import type { SuggestedPeptide, SuggestedStack } from './stack-builder.api.ts'
import { NoteText } from './stack-note.tsx'
import { SuggestedRow } from './suggested-peptide.tsx'

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
