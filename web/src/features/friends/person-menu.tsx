import { publicName } from '@pepwell/domain/social/public-names'
import { Ban, EllipsisVertical, Flag, UserMinus } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import type { PublicPerson } from './friends.api.ts'

/** Menu actions for a person; each asks first. */
const acts = {
  unfriend: { label: 'Remove from friends', Icon: UserMinus },
  block: { label: 'Block', Icon: Ban },
  report: { label: 'Report', Icon: Flag },
} as const

export type PersonAct = keyof typeof acts

/** Opens the confirmation of an action. */
export type Ask = (what: PersonAct, person: PublicPerson) => void

interface PersonMenuProps {
  person: PublicPerson
  acts: readonly PersonAct[]
  ask: Ask
}

/** The person's menu. */
export function PersonMenu({ person, acts: offered, ask }: PersonMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton aria-label={`More for ${publicName(person)}`} className="-mr-2">
          <EllipsisVertical className="size-5" />
        </IconButton>
      }
    >
      {offered.map((what) => {
        const { label, Icon } = acts[what]
        return (
          <MenuItem key={what} destructive={what !== 'report'} onSelect={() => ask(what, person)}>
            <Icon aria-hidden="true" />
            {label}
          </MenuItem>
        )
      })}
    </Menu>
  )
}
