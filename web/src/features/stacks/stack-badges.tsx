import { Badge } from '../../ui/badge.tsx'
import type { Stack } from './stacks.api.ts'

/** Why a public stack isn't visible yet. */
export const HeldNote = ({ stack: { isHeld } }: { stack: Stack }) =>
  isHeld && <p className="text-sm">We review stacks with links before others see them.</p>

/** Who can see the user's stack, unless it is private. */
export const StackBadges = ({ stack: { isPublic, isHidden, isHeld } }: { stack: Stack }) => (
  <>
    {isPublic && <Badge tone="accent">Public</Badge>}
    {isHidden && <Badge tone="warn">Hidden by our team</Badge>}
    {isHeld && <Badge tone="warn">In review</Badge>}
  </>
)
