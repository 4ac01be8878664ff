import { Badge } from '../../ui/badge.tsx'

/** Marks what only its owner sees. */
export const PersonalBadge = () => <Badge tone="info">Personal</Badge>
