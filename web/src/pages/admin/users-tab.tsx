import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { Users } from '../../features/members/admin/users.tsx'

export function UsersTab() {
  const { user } = useCurrentUser()
  return user && <Users ownId={user.id} timeZone={user.timeZone} />
}
