import { Later } from './later.tsx'

export default function UsersTab() {
  return <Later what="Users" />
}
