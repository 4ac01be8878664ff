import { sessionMinutes } from '@pepwell/domain/members'
import type { ReactNode } from 'react'
import { formatInstantDay } from '../../../lib/dates.ts'
import type { Member } from './members.api.ts'

const Figure = ({ children }: { children: ReactNode }) => (
  <strong className="font-bold text-ink">{children}</strong>
)

/** What a phone says of a member, in one line. */
export const MemberCard = ({ member, timeZone }: { member: Member; timeZone: string }) => (
  <p className="mt-3 flex flex-wrap gap-x-5 text-soft tabular-nums">
    <span>Joined {formatInstantDay(member.createdAt, timeZone)}</span>
    <span>
      <Figure>{member.loginCount}</Figure> logins
    </span>
    <span>
      <Figure>{sessionMinutes(member.avgSessionDuration)}</Figure> min avg
    </span>
  </p>
)
