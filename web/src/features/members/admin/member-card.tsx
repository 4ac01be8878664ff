import { sessionMinutes } from '@pepwell/domain/accounts/members'
import { dayOf } from '@pepwell/domain/time/calendar'
import type { ReactNode } from 'react'
import { serverNow } from '../../../lib/time/clock.ts'
import { formatDay, formatMonthDay } from '../../../lib/time/dates.ts'
import type { Member } from './members.api.ts'

const Figure = ({ children }: { children: ReactNode }) => (
  <strong className="font-bold text-ink">{children}</strong>
)

/** The date in its shortest form. */
function joined({ createdAt }: Member, timeZone: string) {
  const [day, today] = [dayOf(Date.parse(createdAt), timeZone), dayOf(serverNow(), timeZone)]
  return day.slice(0, 4) === today.slice(0, 4) ? formatMonthDay(day) : formatDay(day)
}

/** A member in one line, for phones. */
export const MemberCard = ({ member, timeZone }: { member: Member; timeZone: string }) => (
  <p className="mt-3 flex flex-wrap justify-between gap-x-3 text-soft tabular-nums">
    <span>Joined {joined(member, timeZone)}</span>
    <span>
      <Figure>{member.loginCount}</Figure> logins
    </span>
    <span>
      <Figure>{sessionMinutes(member.avgSessionDuration) ?? '–'}</Figure> min avg
    </span>
  </p>
)
