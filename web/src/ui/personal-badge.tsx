import { Badge } from './badge.tsx'

/** Marks content only its author sees. */
export const PersonalBadge = () => <Badge tone="info">Personal</Badge>
