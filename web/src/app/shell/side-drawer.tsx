import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { displayName } from '@pepwell/domain/accounts/profile'
import { LogOut, UserRound } from 'lucide-react'
import { Avatar } from '../../ui/avatar.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { signOutByLink } from '../../ui/sign-out-link.ts'
import { clearUserData } from './clear-user-data.ts'
import { initials } from './initials.ts'
import { NavLinks } from './nav-links.tsx'
import { type Destination, orders, topNavigation, trustedSource, visibleTo } from './navigation.ts'

interface SideDrawerProps {
  user: CurrentUser
  confined: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}

const profile: Destination = { path: '/profile', label: 'Profile', icon: UserRound }

const row = 'flex min-h-12 items-center gap-3 rounded-xl px-3 font-semibold hover:bg-sunken'

/** The phone drawer: user, navigation, sign-out. */
export default function SideDrawer({ user, confined, open, onOpenChange }: SideDrawerProps) {
  const destinations = confined
    ? [profile]
    : [...visibleTo(user, topNavigation), orders, trustedSource, profile]
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="Menu" hideTitle>
      <div className="mb-5 flex items-center gap-3">
        <Avatar initials={initials(user)} src={user.profileImageUrl} className="size-12 text-lg" />
        <div className="min-w-0">
          <p className="truncate font-bold">{displayName(user)}</p>
          <p className="truncate text-sm text-soft">{user.email}</p>
        </div>
      </div>
      <nav aria-label="Menu" className="-mx-2">
        <ul className="flex flex-col gap-1">
          <NavLinks
            destinations={destinations}
            linkStyle={row}
            activeStyle="bg-accent-soft text-accent-ink"
            onFollow={() => onOpenChange(false)}
          />
          <li className="mt-3 border-t border-line pt-3">
            <a
              href="/api/logout"
              onClick={(event) =>
                signOutByLink(event, { leave: clearUserData, onStay: () => onOpenChange(false) })
              }
              className={`${row} text-soft hover:text-ink`}
            >
              <LogOut className="size-5" aria-hidden="true" />
              Logout
            </a>
          </li>
        </ul>
      </nav>
    </Drawer>
  )
}
