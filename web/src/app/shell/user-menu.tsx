import type { CurrentUser } from '@pepwell/contract/accounts'
import { lazy, Suspense, useState } from 'react'
import { UserButton } from './user-button.tsx'

const load = () => import('./user-menu-open.tsx')
const UserMenuOpen = lazy(load)

const fetchAhead = () => void load().catch(() => {})

/** Profile and Log out, behind the person's own picture. A menu weighs more than the page, so it comes when it is wanted. */
export function UserMenu({ user }: { user: CurrentUser }) {
  const [wanted, setWanted] = useState(false)
  const closed = (
    <UserButton
      user={user}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={() => setWanted(true)}
    />
  )
  if (!wanted) return closed
  return (
    <Suspense fallback={closed}>
      <UserMenuOpen user={user} />
    </Suspense>
  )
}
