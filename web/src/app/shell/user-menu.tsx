import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { displayName } from '@pepwell/domain/accounts/profile'
import { ChevronDown, LogOut, Package, UserRound } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Link } from 'react-router'
import { Avatar } from '../../ui/avatar.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { signOutByLink } from '../../ui/sign-out-link.ts'
import { clearUserData } from './clear-user-data.ts'
import { initials } from './initials.ts'

/** The user's picture and name as a button. */
function UserButton({ user, ...rest }: ComponentProps<'button'> & { user: CurrentUser }) {
  return (
    <button
      type="button"
      {...rest}
      className="flex min-h-11 items-center gap-2 rounded-xl pr-2 pl-1.5 font-semibold hover:bg-sunken"
    >
      <Avatar initials={initials(user)} src={user.profileImageUrl} className="size-8 text-sm" />
      <span className="max-w-36 truncate max-lg:sr-only">
        <span className="sr-only">Account menu:</span> {displayName(user)}
      </span>
      <ChevronDown className="size-4 text-soft" aria-hidden="true" />
    </button>
  )
}

/** The user menu: Profile and Log out. */
export function UserMenu({ user }: { user: CurrentUser }) {
  const [open, setOpen] = useState(false)
  return (
    <Menu open={open} onOpenChange={setOpen} trigger={<UserButton user={user} />}>
      <p className="max-w-64 truncate px-3 py-2 text-sm text-soft">{user.email}</p>
      <MenuItem asChild>
        <Link to="/profile">
          <UserRound aria-hidden="true" />
          Profile
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/shop/orders">
          <Package aria-hidden="true" />
          Orders
        </Link>
      </MenuItem>
      <MenuSeparator />
      <MenuItem asChild>
        <a
          href="/api/logout"
          onClick={(event) => signOutByLink(event, { leave: clearUserData, onStay: () => setOpen(false) })}
        >
          <LogOut aria-hidden="true" />
          Log out
        </a>
      </MenuItem>
    </Menu>
  )
}
