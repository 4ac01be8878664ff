import type { DoseLog } from '@pepwell/contract/doses/doses'
import { History, Pencil, Trash2 } from 'lucide-react'
import { Menu, MenuItem, MenuSeparator, type MenuState } from '../../../ui/menu.tsx'
import { DoseMenuButton } from './dose-menu-button.tsx'

interface DoseMenuProps extends Partial<MenuState> {
  dose: DoseLog
  timeZone: string
  onEdit: () => void
  onVersions: () => void
  onRemove: () => void
}

/** The dose's menu. */
export function DoseMenu({ dose, timeZone, onEdit, onVersions, onRemove, ...menu }: DoseMenuProps) {
  return (
    <Menu trigger={<DoseMenuButton dose={dose} timeZone={timeZone} />} {...menu}>
      <MenuItem onSelect={onEdit}>
        <Pencil aria-hidden="true" />
        Edit
      </MenuItem>
      {dose.editedAt && (
        <MenuItem onSelect={onVersions}>
          <History aria-hidden="true" />
          Edit history
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
