import { brandName } from '@pepwell/domain/text/brand'
import { Badge } from './badge.tsx'

interface Marked {
  /** missing in responses cached by an earlier version */
  isTeam?: boolean
}

const LABEL = `${brandName} team`

/** The badge as text, for accessible names. */
export const teamSuffix = (person: Marked | null): string => (person?.isTeam ? `, ${LABEL}` : '')

interface TeamBadgeProps {
  person: Marked | undefined | null
  /** shows 'Team' alone where a name has little room */
  isShort?: boolean
}

/** Marks an operator wherever members see them; members can't fake it. */
export const TeamBadge = ({ person, isShort = false }: TeamBadgeProps) =>
  person?.isTeam ? (
    <Badge tone="accent" className="shrink-0 whitespace-nowrap">
      {isShort ? (
        <span className="capitalize">
          <span className="sr-only">{brandName}</span> team
        </span>
      ) : (
        LABEL
      )}
    </Badge>
  ) : null
