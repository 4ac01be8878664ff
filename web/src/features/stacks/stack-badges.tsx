import { Badge } from '../../ui/badge.tsx'
import type { Stack } from './stacks.api.ts'

/** Who sees an own stack, where that is not its owner alone. */
export const StackBadges = ({ stack: { isPublic, isHidden } }: { stack: Stack }) => (
  <>
    {isPublic && <Badge tone="accent">Public</Badge>}
    {isHidden && <Badge tone="warn">Hidden by our team</Badge>}
  </>
)
