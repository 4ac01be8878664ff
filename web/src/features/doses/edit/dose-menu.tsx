import type { DoseLog } from '@pepwell/contract/doses'
import { History, Pencil, Trash2 } from 'lucide-react'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import { DoseMenuButton } from './dose-menu-button.tsx'

interface DoseMenuProps {
  dose: DoseLog
  timeZone: string
  defaultOpen?: boolean
  onEdit: () => void
  onVersions: () => void
  onRemove: () => void
}

/** What is done with a dose after it was logged. */
export function DoseMenu({ dose, timeZone, defaultOpen, onEdit, onVersions, onRemove }: DoseMenuProps) {
  return (
    <Menu trigger={<DoseMenuButton dose={dose} timeZone={timeZone} />} defaultOpen={defaultOpen}>
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
