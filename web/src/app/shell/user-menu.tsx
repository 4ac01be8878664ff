import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { LogOut, Package, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { signOutByLink } from '../../ui/leaving-link.ts'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { leave } from './leaving.ts'
import { UserButton } from './user-button.tsx'

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
          onClick={(event) => signOutByLink(event, { leave, onStay: () => setOpen(false) })}
        >
          <LogOut aria-hidden="true" />
          Log out
        </a>
      </MenuItem>
    </Menu>
  )
}
