import { AllUsers } from '../../features/members/admin/all-users.tsx'

export default function UsersTab() {
  return <AllUsers />
}
