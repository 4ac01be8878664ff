import type { listMembers, loginSpans, MembersFilter } from '@pepwell/contract/accounts/members'
import type { AdminArea } from '@pepwell/domain/accounts/admin-areas'
import { ageOn, needsProfileSetup } from '@pepwell/domain/accounts/profile'
import { addDays, dayOf, instantOf } from '@pepwell/domain/time/calendar'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import type { CsvColumns, CsvTable } from '../../http/csv-reply.ts'
import type { SessionUser } from '../../http/session.ts'
import { Refusal } from '../../refusal.ts'
import { membersFrom, membersPage, type Seen } from './member-list.queries.ts'
import { countGroups, figures, memberById, memberExists, sessionsOf } from './members.queries.ts'

/** A member in the CSV. */
type CsvMember = Awaited<ReturnType<typeof membersFrom>>[number]

/** Columns of the CSV. */
const memberColumns: CsvColumns<CsvMember> = {
  ID: ({ id }) => id,
  Email: ({ email }) => email,
  'First Name': ({ firstName }) => firstName,
  'Last Name': ({ lastName }) => lastName,
  Username: ({ userHandle }) => userHandle,
  Admin: ({ isAdmin }) => (isAdmin ? 'Yes' : 'No'),
  Joined: ({ createdAt }) => createdAt.toISOString(),
  Logins: ({ loginCount }) => loginCount,
  'Avg Session (seconds)': ({ avgSessionDuration }) =>
    avgSessionDuration === null ? null : Math.round(avgSessionDuration),
  'Last Login': ({ lastLogin }) => lastLogin?.toISOString(),
}

/** "This week" is today and the six days before. */
const WEEK_DAYS = 7

const INCHES_PER_FOOT = 12

/** "This month" is today and the 29 days before. */
const MONTH_DAYS = 30

type ListFilters = Pick<MembersFilter, 'search' | 'joined' | 'lastLogin'>

/** Members as operators see them. */
export function membersService({ db, readDb, clock }: { db: Kysely<DB>; readDb: Kysely<DB>; clock: Clock }) {
  /** A filter with its days as instants in the operator's time zone. */
  function within<Filter extends ListFilters>(
    { timeZone }: SessionUser,
    { joined, lastLogin, ...rest }: Filter,
  ): Omit<Filter, 'joined' | 'lastLogin'> & { joinedFrom?: Date | undefined; seen?: Seen | undefined } {
    // Most lists have no days, which take a while to convert.
    if (!joined && !lastLogin) return rest
    const today = dayOf(clock.now(), timeZone)
    const since = (days: number) => new Date(instantOf(addDays(today, 1 - days), '00:00', timeZone))
    const begins = { today: since(1), week: since(WEEK_DAYS), month: since(MONTH_DAYS) }
    const seen: Record<(typeof loginSpans)[number], Seen> = {
      ...{ today: { from: begins.today }, week: { from: begins.week }, month: { from: begins.month } },
      ...{ longer: { before: begins.month }, never: 'never' },
    }
    return { ...rest, joinedFrom: joined && begins[joined], seen: lastLogin && seen[lastLogin] }
  }

  return {
    stats({ timeZone }: SessionUser) {
      const today = dayOf(clock.now(), timeZone)
      const midnight = (day: string) => new Date(instantOf(day, '00:00', timeZone))
      return figures(db, {
        today: midnight(today),
        tomorrow: midnight(addDays(today, 1)),
        weekAgo: midnight(addDays(today, 1 - WEEK_DAYS)),
      })
    },

    counts: (user: SessionUser, filter: ListFilters) => countGroups(db, within(user, filter)),

    /** The list as CSV, named after the operator's own day. */
    csv: (user: SessionUser, filter: MembersFilter): CsvTable<CsvMember> => ({
      name: `members-${dayOf(clock.now(), user.timeZone)}`,
      columns: memberColumns,
      page: (from, limit) => membersFrom(readDb, { ...within(user, filter), limit, from }),
    }),

    list: (user: SessionUser, page: z.output<NonNullable<typeof listMembers.query>>) =>
      membersPage(db, within(user, page)),

    /** @throws Refusal MEMBER_NOT_FOUND */
    async profile(userId: string) {
      const found = await memberById(db, userId)
      if (!found) throw new Refusal('MEMBER_NOT_FOUND')
      const { timeZone, dateOfBirth, heightFeet, heightInches, permissions, ...member } = found
      return {
        ...member,
        permissions: member.isAdmin ? ((permissions ?? []) as AdminArea[]) : null,
        height: heightFeet === null ? null : INCHES_PER_FOOT * heightFeet + (heightInches ?? 0),
        age: dateOfBirth === null ? null : (ageOn(dateOfBirth, dayOf(clock.now(), timeZone)) ?? null),
        profileCompleted: !needsProfileSetup(found),
      }
    },

    /** @throws Refusal MEMBER_NOT_FOUND */
    async activity(userId: string, page: { limit: number; after?: number }) {
      const sessions = await sessionsOf(db, userId, { ...page, now: new Date(clock.now()) })
      if (sessions.length === 0 && !(await memberExists(db, userId))) throw new Refusal('MEMBER_NOT_FOUND')
      return sessions
    },
  }
}

export type Members = ReturnType<typeof membersService>
