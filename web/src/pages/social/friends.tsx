import { FriendsBoard } from '../../features/friends/friends-board.tsx'

export default function FriendsTab() {
  return <FriendsBoard />
}
