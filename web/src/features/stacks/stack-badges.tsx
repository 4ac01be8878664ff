import { Badge } from '../../ui/badge.tsx'
import type { Stack } from './stacks.api.ts'

/** Why others don't see a public stack yet. */
export const HeldNote = ({ stack: { isHeld } }: { stack: Stack }) =>
  isHeld && <p className="text-sm">We review stacks with links before others see them.</p>

/** Who sees an own stack, where that is not its owner alone. */
export const StackBadges = ({ stack: { isPublic, isHidden, isHeld } }: { stack: Stack }) => (
  <>
    {isPublic && <Badge tone="accent">Public</Badge>}
    {isHidden && <Badge tone="warn">Hidden by our team</Badge>}
    {isHeld && <Badge tone="warn">In review</Badge>}
  </>
)
