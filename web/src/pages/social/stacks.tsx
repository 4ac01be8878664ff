import { Layers } from 'lucide-react'
import { EmptyState } from '../../ui/empty-state.tsx'

export default function StacksTab() {
  return (
    <EmptyState
      icon={<Layers />}
      title="My Stacks"
      text="Putting peptides together as a stack comes with a later version."
    />
  )
}
