import { publicName } from '@pepwell/domain/social/public-names'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { avatarOf } from '../../lib/pictures/person-avatar.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { ColorDot } from '../../ui/color-dot.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TeamBadge } from '../../ui/team-badge.tsx'
import { Shelf } from './shelf.tsx'
import { useStackColorSlots } from './stack-color-slots.ts'
import { StackDose } from './stack-dose.tsx'
import type { Stack, StackItem } from './stacks.api.ts'

/** Vials on a card's shelf. */
const SHELF_ROOM = 4

export const stackPath = ({ id }: Pick<Stack, 'id'>): string => `/social/stacks/${id}`

/** The stack's owner, in small text. */
export const StackOwner = ({ user }: Pick<Stack, 'user'>) => (
  <p className="flex min-w-0 items-center gap-2 text-sm text-soft">
    <Avatar {...avatarOf(user, 'size-6 text-[0.625rem]')} />
    <span className="truncate">{publicName(user)}</span>
    <TeamBadge person={user} />
  </p>
)

function ItemLine({ item: { peptide, dose }, hue }: { item: StackItem; hue: number }) {
  return (
    <li className="flex items-baseline gap-2.5">
      <ColorDot colorSlot={hue} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="font-semibold">{peptide.name}</span>{' '}
        {peptide.mg !== null && <span className="text-sm whitespace-nowrap text-soft">{peptide.mg} mg</span>}
      </span>
      {dose && (
        <span className="max-w-[45%] text-right font-semibold wrap-anywhere tabular-nums">
          <StackDose text={dose} />
        </span>
      )}
    </li>
  )
}

interface StackCardProps {
  stack: Stack
  /** maximum number of listed items; the rest is a count */
  items: number
  /** rendered after the name */
  badges?: ReactNode
  /** rendered between name and items */
  about?: ReactNode
  /** actions at the bottom */
  children: ReactNode
}

/** A stack card: vials, contents and actions. */
export function StackCard({ stack, items, badges, about, children }: StackCardProps) {
  const { name, stackItems } = stack
  const colorSlotOf = useStackColorSlots(stackItems.map(({ peptide }) => peptide.id))
  const more = stackItems.length - items
  return (
    <Card as="li" className="flex min-w-0 flex-col overflow-hidden p-0! sm:p-0!">
      <Shelf items={stackItems} colorSlotOf={colorSlotOf} room={SHELF_ROOM} className="h-29" />
      <div className="flex flex-1 flex-col gap-3 p-4 sm:p-5">
        <div className="flex flex-col gap-1.5">
          <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xl font-bold tracking-tight">
            <Link
              to={stackPath(stack)}
              className="min-w-0 text-ink no-underline wrap-anywhere hover:underline"
            >
              {name}
            </Link>
            {badges}
          </h3>
          {about}
        </div>
        {stackItems.length > 0 && (
          <ul className="space-y-1.5">
            {stackItems.slice(0, items).map((item) => (
              <ItemLine key={item.id} item={item} hue={colorSlotOf(item.peptide.id)} />
            ))}
          </ul>
        )}
        {more > 0 && <p className="-mt-1 pl-5 text-sm text-soft">+{more} more items</p>}
        {stackItems.length === 0 && <p className="text-soft">No peptides yet.</p>}
        <div className="mt-auto flex items-center gap-2 pt-2">{children}</div>
      </div>
    </Card>
  )
}

/** One to three columns. */
export const StackGrid = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul
    aria-label={label}
    className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-[repeat(2,minmax(0,1fr))] min-[68.75rem]:grid-cols-[repeat(3,minmax(0,1fr))]"
  >
    {children}
  </ul>
)

/** Skeleton cards. */
export const StacksSkeleton = () => (
  <div className="grid gap-5 md:grid-cols-2 min-[68.75rem]:grid-cols-3">
    {['a', 'b', 'c'].map((card) => (
      <Skeleton key={card} className="h-96 rounded-2xl" />
    ))}
  </div>
)
