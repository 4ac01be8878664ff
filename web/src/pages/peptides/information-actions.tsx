import type { Peptide, PersonalPeptide } from '@pepwell/contract/catalogue/catalogue'
import { Pencil, Tag, Trash2 } from 'lucide-react'
import { isPersonal, type PeptideRow } from '../../features/catalogue/peptide-row.ts'
import { Button } from '../../ui/button.tsx'

interface InformationActionsProps {
  peptide: PeptideRow
  /** undefined for a peptide in the plan */
  onAdd?: (peptide: PeptideRow) => void
  onPrices: (peptide: Peptide) => void
  onEdit: (peptide: PersonalPeptide) => void
  onDelete: (peptide: PersonalPeptide) => void
}

/** Three fit a phone's width, one line each. */
const actionStyle = 'whitespace-nowrap max-sm:gap-1.5 max-sm:px-2.5'

/** Actions for the displayed peptide; personal ones can be edited. */
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
