import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { type PlanStatus, peptideName } from '@pepwell/domain/plan/plan'
import { CircleCheck, EllipsisVertical, Pause, Play, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'

/** The id of an entry's menu button. */
export const menuButtonId = (entry: PlanEntry): string => `more-for-${entry.id}`

interface EntryMenuProps {
  entry: PlanEntry
  onStatus: (status: PlanStatus) => void
  onRemove: () => void
}

/** The entry's menu. */
export function EntryMenu({ entry, onStatus, onRemove }: EntryMenuProps) {
  const { status } = entry
  const trigger = (
    <IconButton id={menuButtonId(entry)} aria-label={`More for ${peptideName(entry)}`}>
      <EllipsisVertical className="size-5" aria-hidden="true" />
    </IconButton>
  )
  return (
    <Menu trigger={trigger}>
      {status === 'active' && (
        <MenuItem onSelect={() => onStatus('paused')}>
          <Pause aria-hidden="true" />
          Pause
        </MenuItem>
      )}
      {status === 'completed' && (
        <MenuItem onSelect={() => onStatus('active')}>
          <Play aria-hidden="true" />
          Resume
        </MenuItem>
      )}
      {status !== 'completed' && (
        <MenuItem onSelect={() => onStatus('completed')}>
          <CircleCheck aria-hidden="true" />
          Complete
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem destructive onSelect={onRemove}>
        <Trash2 aria-hidden="true" />
        Remove
      </MenuItem>
    </Menu>
  )
}
