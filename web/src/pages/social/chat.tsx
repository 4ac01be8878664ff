import { MessagesSquare } from 'lucide-react'
import { EmptyState } from '../../ui/empty-state.tsx'

export default function ChatTab() {
  return (
    <EmptyState
      icon={<MessagesSquare />}
      title="Chat"
      text="Talking to your friends and to our team comes with a later version."
    />
  )
}
