import { brandName } from '@pepwell/domain/text/brand'
import { Badge } from './badge.tsx'

interface Marked {
  /** missing in answers cached by an earlier version */
  isTeam?: boolean
}

const LABEL = `${brandName} team`

/** The badge in words, after a name that only screen readers say. */
export const teamSuffix = (person: Marked | null): string => (person?.isTeam ? `, ${LABEL}` : '')

/** Marks an operator wherever members meet them; nobody can call themselves so. */
export const TeamBadge = ({ person }: { person: Marked | undefined | null }) =>
  person?.isTeam ? (
    <Badge tone="accent" className="shrink-0 whitespace-nowrap">
      {LABEL}
    </Badge>
  ) : null
