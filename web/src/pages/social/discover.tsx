import { Compass } from 'lucide-react'
import { EmptyState } from '../../ui/empty-state.tsx'

export default function DiscoverTab() {
  return (
    <EmptyState
      icon={<Compass />}
      title="Discover"
      text="Looking at the stacks of others comes with a later version."
    />
  )
}
