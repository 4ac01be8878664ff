import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from './icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from './menu.tsx'

interface RowMenuProps {
  /** the row in words: 'Zinc, 11 mg' */
  about: string
  className?: string
  disabled?: boolean
  onEdit: () => void
  onRemove: () => void
}

/** A row's menu to edit or delete it. */
export function RowMenu({ about, className, disabled, onEdit, onRemove }: RowMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  // The menu item disappears; the dialog it opens returns focus to the button.
  const fromButton = (act: () => void) => () => {
    button.current?.focus()
    act()
  }
  return (
    <Menu
      trigger={
        <IconButton ref={button} aria-label={`More for ${about}`} className={className} disabled={disabled}>
          <EllipsisVertical className="size-5" aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem onSelect={fromButton(onEdit)}>
        <Pencil aria-hidden="true" />
        Edit
      </MenuItem>
      <MenuSeparator />
      <MenuItem destructive onSelect={fromButton(onRemove)}>
        <Trash2 aria-hidden="true" />
        Delete
      </MenuItem>
    </Menu>
  )
}
