import type { CurrentUser } from '@pepwell/contract/accounts'
import { lazy, Suspense } from 'react'
import { useFetchedMenu } from '../../ui/use-fetched-menu.ts'
import { UserButton } from './user-button.tsx'

const load = () => import('./user-menu-open.tsx')
const UserMenuOpen = lazy(load)

/** Profile and Log out, behind the person's own picture. */
export function UserMenu({ user }: { user: CurrentUser }) {
  const { isWanted, opener } = useFetchedMenu(load)
  const closed = <UserButton user={user} {...opener} />
  if (!isWanted) return closed
  return (
    <Suspense fallback={closed}>
      <UserMenuOpen user={user} />
    </Suspense>
  )
}
