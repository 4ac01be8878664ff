import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { useOpenWithAnyone } from '../../features/chat/use-opening.ts'
import { AllUsers } from '../../features/members/admin/all-users.tsx'

export default function UsersTab() {
  const { user } = useCurrentUser()
  const { open, opening } = useOpenWithAnyone()
  return <AllUsers ownId={user?.id} onMessage={open} messaging={opening} />
}
