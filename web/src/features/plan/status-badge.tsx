import { planStatusLabel } from '@pepwell/domain/plan/plan'
import { Badge, type Tone } from '../../ui/badge.tsx'

const tones: Record<string, Tone> = { active: 'accent', paused: 'warn' }

export const StatusBadge = ({ status }: { status: string }) => (
  <Badge tone={tones[status] ?? 'neutral'}>{planStatusLabel(status)}</Badge>
)
