import { publicName } from '@pepwell/domain/social/public-names'
import { Ban, EllipsisVertical, Flag, UserMinus } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import type { PublicPerson } from './friends.api.ts'

/** Menu actions for a person; each asks first. */
const actions = {
  unfriend: { label: 'Remove from friends', Icon: UserMinus },
  block: { label: 'Block', Icon: Ban },
  report: { label: 'Report', Icon: Flag },
} as const

export type PersonAction = keyof typeof actions

/** Opens the confirmation of an action. */
export type Ask = (what: PersonAction, person: PublicPerson) => void

interface PersonMenuProps {
  person: PublicPerson
  actions: readonly PersonAction[]
  ask: Ask
}

/** The person's menu. */
export function PersonMenu({ person, actions: offered, ask }: PersonMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton aria-label={`More for ${publicName(person)}`} className="-mr-2">
          <EllipsisVertical className="size-5" />
        </IconButton>
      }
    >
      {offered.map((what) => {
        const { label, Icon } = actions[what]
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
