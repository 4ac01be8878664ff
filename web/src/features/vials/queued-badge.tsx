import { Clock } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'

/** Marks an amount that a dose logged offline will change. */
export const QueuedBadge = () => (
  <Badge tone="warn" className="mt-1 w-fit">
    <Clock className="size-4" aria-hidden="true" />
    Dose waiting
  </Badge>
)
