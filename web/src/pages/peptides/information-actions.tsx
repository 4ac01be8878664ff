import type { Peptide, PersonalPeptide } from '@pepwell/contract/catalogue/catalogue'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { Pencil, Tag, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { isPersonal, type PeptideRow } from '../../features/catalogue/peptide-row.ts'
import { Button } from '../../ui/button.tsx'

interface InformationActionsProps {
  peptide: PeptideRow
  /** undefined for a peptide in the plan */
  onAdd?: (peptide: PeptideRow) => void
  onPrices: (peptide: Peptide) => void
  onEdit: (peptide: PersonalPeptide) => void
  onDelete: (peptide: PersonalPeptide) => void
  /** its entry in the plan, with a way to edit that */
  planned?: { entry: PlanEntry; onEdit: (entry: PlanEntry) => void } | undefined
}

/** Three fit a phone's width, one line each. */
const actionStyle = 'whitespace-nowrap max-sm:gap-1.5 max-sm:px-2.5'

/** Actions for the displayed peptide; personal ones can be edited. */
export function InformationActions(props: InformationActionsProps) {
  const { peptide, onAdd, onPrices, onEdit, onDelete, planned } = props
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
        <Button
          variant="secondary"
          className={actionStyle}
          aria-label="Compare prices"
          onClick={() => onPrices(peptide)}
        >
          <Tag className="size-4 max-[24rem]:hidden" aria-hidden="true" />
          <span className="max-sm:hidden">Compare prices</span>
          <span className="sm:hidden">Prices</span>
        </Button>
      )}
      {planned && (
        <>
          <Button
            variant="secondary"
            className={actionStyle}
            aria-label="Edit plan"
            onClick={() => planned.onEdit(planned.entry)}
          >
            {isPersonal(peptide) ? 'Plan' : 'Edit'}
          </Button>
          <Button className={actionStyle} asChild>
            <Link to={`/reminders?log=${planned.entry.id}`}>Log Dose</Link>
          </Button>
        </>
      )}
      {onAdd && (
        <Button className={actionStyle} onClick={() => onAdd(peptide)}>
          Add to plan
        </Button>
      )}
    </>
  )
}
