import type { Peptide } from '@pepwell/contract/catalogue/catalogue'
import { Eye } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { MenuItem } from '../../../ui/menu.tsx'
import { usePublishPeptide } from './catalogue-admin.api.ts'

interface PublishProps {
  peptide: Peptide
}

const callFor = ({ id, version }: Peptide) => ({ params: { id }, body: { version } })

/** Publishes a draft; renders nothing for a published peptide. */
export function PublishButton({ peptide }: PublishProps) {
  const { mutate, isPending } = usePublishPeptide()
  if (!peptide.isDraft) return null
  return (
    <Button size="sm" pending={isPending} onClick={() => mutate(callFor(peptide))}>
      <Eye aria-hidden="true" className="size-4" />
      Publish
    </Button>
  )
}

/** The same as a row menu item. */
export function PublishItem({ peptide }: PublishProps) {
  const { mutate } = usePublishPeptide()
  if (!peptide.isDraft) return null
  return (
    <MenuItem onSelect={() => mutate(callFor(peptide))}>
      <Eye aria-hidden="true" />
      Publish
    </MenuItem>
  )
}
