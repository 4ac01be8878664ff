import { useQuery } from '@tanstack/react-query'
import { NewGroupDialog } from '../../features/chat/new-group-dialog.tsx'
import { friendsQuery } from '../../features/friends/friends.api.ts'

export interface NewGroupProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onMade: (roomId: number) => void
}

/** A new group. */
export default function NewGroup(props: NewGroupProps) {
  const friends = useQuery(friendsQuery)
  return <NewGroupDialog {...props} friends={friends} />
}
