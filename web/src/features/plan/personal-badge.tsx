import { Badge } from '../../ui/badge.tsx'

/** Marks an entry about a peptide that the person described themselves. */
export const PersonalBadge = () => <Badge tone="info">Personal</Badge>
