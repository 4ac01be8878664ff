import type { PublicPerson } from '@pepwell/contract/social/public-person'
import { isSupport, publicName } from '@pepwell/domain/social/public-names'
import type { ReactNode } from 'react'
import { avatarOf } from '../../lib/pictures/person-avatar.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TeamBadge } from '../../ui/team-badge.tsx'

interface PersonRowProps {
  person: PublicPerson
  /** text below the name; the username by default */
  below?: ReactNode
  /** actions at the end of the row */
  children?: ReactNode
}

/** A person in a list. */
export function PersonRow({ person, below = person.userHandle, children }: PersonRowProps) {
  return (
    <li className="flex min-h-16 items-center gap-3 py-2.5">
      <Avatar {...avatarOf(person)} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-bold">
          <span className="min-w-0 wrap-anywhere">{publicName(person)}</span>
          {isSupport(person) ? <Badge tone="accent">Support</Badge> : <TeamBadge person={person} />}
        </p>
        {below && <p className="truncate text-sm text-soft">{below}</p>}
      </div>
      {children && <div className="flex shrink-0 items-center gap-1">{children}</div>}
    </li>
  )
}

/** As many skeletons as there will be people. */
export const PersonRowsSkeleton = ({ rows }: { rows: number }) => (
  <div className="divide-y divide-line">
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <div key={row} className="flex min-h-16 items-center gap-3 py-2.5">
        <Skeleton className="size-11 rounded-full" />
        <div className="flex-1 space-y-2">
          <Skeleton className="h-4 w-36" />
          <Skeleton className="h-3 w-48" />
        </div>
      </div>
    ))}
  </div>
)
