import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { displayName } from '@pepwell/domain/accounts/profile'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { initials } from './initials.ts'

/** The user's picture and name as a button. */
export function UserButton({ user, ...rest }: ComponentProps<'button'> & { user: CurrentUser }) {
  return (
    <button
      type="button"
      {...rest}
      className="flex min-h-11 items-center gap-2 rounded-xl pr-2 pl-1.5 font-semibold hover:bg-sunken"
    >
      <Avatar initials={initials(user)} src={user.profileImageUrl} className="size-8 text-sm" />
      <span className="max-w-36 truncate max-lg:sr-only">
        <span className="sr-only">Account of</span> {displayName(user)}
      </span>
      <ChevronDown className="size-4 text-soft" aria-hidden="true" />
    </button>
  )
}
