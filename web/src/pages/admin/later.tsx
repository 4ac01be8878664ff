import { Hourglass } from 'lucide-react'
import { EmptyState } from '../../ui/empty-state.tsx'

/** What stands in a tab whose content comes later. */
export const Later = ({ what }: { what: string }) => (
  <EmptyState icon={<Hourglass />} title={what} text="This part of the panel comes with a later version." />
)
