import { Badge } from './badge.tsx'

/** Marks what somebody wrote themselves, and only they see. */
export const PersonalBadge = () => <Badge tone="info">Personal</Badge>
