import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { formatInstantDay } from '../../lib/time/dates.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { HeldNote, StackBadges } from './stack-badges.tsx'
import { StackCard } from './stack-card.tsx'
import type { Stack } from './stacks.api.ts'

/** Items listed on a card. */
const ITEMS = 3

/** The owner's actions. */
type Act = 'edit' | 'delete'

export interface OwnStackCardProps {
  stack: Stack
  timeZone: string
  ask: (act: Act, stack: Stack) => void
}

/** The user's own stack as a card. */
export function OwnStackCard({ stack, timeZone, ask }: OwnStackCardProps) {
  const { name, description, stackItems, createdAt } = stack
  const about = (
    <>
      {description && <p className="line-clamp-3 whitespace-pre-line wrap-anywhere">{description}</p>}
      <HeldNote stack={stack} />
      <p className="text-sm text-soft">
        {stackItems.length} {stackItems.length === 1 ? 'item' : 'items'} · Created{' '}
        {formatInstantDay(createdAt, timeZone)}
      </p>
    </>
  )
  return (
    <StackCard stack={stack} items={ITEMS} badges={<StackBadges stack={stack} />} about={about}>
      <Button
        variant="secondary"
        className="flex-1"
        aria-label={`Edit ${name}`}
        onClick={() => ask('edit', stack)}
      >
        <Pencil className="size-4" aria-hidden="true" />
        Edit
      </Button>
      <Menu
        trigger={
          <IconButton aria-label={`More about ${name}`}>
            <Ellipsis className="size-5" />
          </IconButton>
        }
      >
        <MenuItem destructive onSelect={() => ask('delete', stack)}>
          <Trash2 aria-hidden="true" />
          Delete
        </MenuItem>
      </Menu>
    </StackCard>
  )
}
