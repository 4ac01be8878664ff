import type { Peptide, PersonalPeptide } from '@pepwell/contract/catalogue/catalogue'
import { Pencil, Tag, Trash2 } from 'lucide-react'
import { isPersonal, type PeptideRow } from '../../features/catalogue/peptide-row.ts'
import { Button } from '../../ui/button.tsx'

interface InformationActionsProps {
  peptide: PeptideRow
  /** left out for what is in the plan already */
  onAdd?: (peptide: PeptideRow) => void
  onPrices: (peptide: Peptide) => void
  onEdit: (peptide: PersonalPeptide) => void
  onDelete: (peptide: PersonalPeptide) => void
}

/** Three share a phone's width, each on one line. */
const actionStyle = 'whitespace-nowrap max-sm:gap-1.5 max-sm:px-2.5'

/** What can be done with the peptide that is read about; one's own can be mended. */
export function InformationActions({ peptide, onAdd, onPrices, onEdit, onDelete }: InformationActionsProps) {
  return (
    <>
      {isPersonal(peptide) ? (
        <>
          <Button variant="secondary" className={actionStyle} onClick={() => onDelete(peptide)}>
            <Trash2 className="size-4" aria-hidden="true" />
            Delete
          </Button>
          <Button variant="secondary" className={actionStyle} onClick={() => onEdit(peptide)}>
            <Pencil className="size-4" aria-hidden="true" />
            Edit
          </Button>
        </>
      ) : (
        <Button variant="secondary" className={actionStyle} onClick={() => onPrices(peptide)}>
          <Tag className="size-4" aria-hidden="true" />
          Compare prices
        </Button>
      )}
      {onAdd && (
        <Button className={actionStyle} onClick={() => onAdd(peptide)}>
          Add to plan
        </Button>
      )}
    </>
  )
}
