import type { DoseLog } from '@pepwell/contract/doses'
import { EllipsisVertical, History, Pencil, Trash2 } from 'lucide-react'
import { formatInstant } from '../../../lib/dates.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'

/** The id of a dose's menu button. */
export const doseMenuId = ({ id }: DoseLog): string => `more-for-dose-${id}`

interface DoseMenuProps {
  dose: DoseLog
  timeZone: string
  onEdit: () => void
  onVersions: () => void
  onRemove: () => void
}

/** What is done with a dose after it was logged. */
export function DoseMenu({ dose, timeZone, onEdit, onVersions, onRemove }: DoseMenuProps) {
  const when = formatInstant(dose.takenAt, timeZone)
  const trigger = (
    <IconButton
      id={doseMenuId(dose)}
      aria-label={`More for ${dose.peptideName} of ${when}`}
      className="-my-1 -mr-2 self-center"
    >
      <EllipsisVertical className="size-5" aria-hidden="true" />
    </IconButton>
  )
  return (
    <Menu trigger={trigger}>
      <MenuItem onSelect={onEdit}>
        <Pencil aria-hidden="true" />
        Edit
      </MenuItem>
      {dose.editedAt && (
        <MenuItem onSelect={onVersions}>
          <History aria-hidden="true" />
          What it was
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem destructive onSelect={onRemove}>
        <Trash2 aria-hidden="true" />
        Delete
      </MenuItem>
    </Menu>
  )
}
