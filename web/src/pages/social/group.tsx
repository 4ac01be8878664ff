import { useQuery } from '@tanstack/react-query'
import { GroupDialog } from '../../features/chat/group-dialog.tsx'
import { friendsQuery } from '../../features/friends/friends.api.ts'

export interface GroupProps {
  roomId: number
  userId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onLeft: () => void
}

/** A group, with friends to invite. */
export default function Group(props: GroupProps) {
  const friends = useQuery(friendsQuery)
  return <GroupDialog {...props} friends={friends} />
}
