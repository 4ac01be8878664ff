import { brandName } from '@pepwell/domain/text/brand'
import { Badge } from './badge.tsx'

interface Marked {
  /** missing in responses cached by an earlier version */
  isTeam?: boolean
}

const LABEL = `${brandName} team`

/** The badge as text, for accessible names. */
export const teamSuffix = (person: Marked | null): string => (person?.isTeam ? `, ${LABEL}` : '')

/** Marks an operator wherever members see them; members can't fake it. */
export const TeamBadge = ({ person }: { person: Marked | undefined | null }) =>
  person?.isTeam ? (
    <Badge tone="accent" className="shrink-0 whitespace-nowrap">
      {LABEL}
    </Badge>
  ) : null
