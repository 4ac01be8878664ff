import { type AdminArea, mayEnter } from '@pepwell/domain/accounts/admin-areas'
import { supportAccount } from '@pepwell/domain/text/brand'
import { type Compilable, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { prepared } from '../../database/prepared.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import { isApart, isFriend } from '../friends/friends.service.ts'

/** Who looks into rooms. */
export interface Viewer {
  userId: string
  isAdmin: boolean
  /** whether they answer for the support team, and sit in every support room on the place of its account */
  isTeam: boolean
}

/** Whether an operator works in a part of the back office, which is closed to them without a second step. */
const worksIn = ({ isAdmin, permissions, missingSecondStep }: SessionUser, area: AdminArea): boolean =>
  isAdmin && mayEnter(permissions, area) && !missingSecondStep?.isOverdue

export const viewerOf = (user: SessionUser): Viewer => ({
  userId: user.id,
  isAdmin: user.isAdmin,
  isTeam: worksIn(user, 'support'),
})

/** Whether somebody opens rooms with people who are no friends: those who look after members, or answer them. */
export const opensWithAnybody = (user: SessionUser): boolean =>
  worksIn(user, 'members') || worksIn(user, 'support')

/** The support account, in a query. */
export const supportId = sql<string>`${sql.lit(supportAccount.id)}`

/**
 * A query that is built once for members, and once for whoever answers for the support team: of most people PostgreSQL need
 * not be told of what the team sees.
 */
export function preparedFor<Parameters extends Viewer, Row>(
  build: (db: Kysely<DB>, parameters: Parameters, viewer: Viewer) => Compilable<Row>,
): (db: Db, parameters: Parameters) => Promise<Row[]> {
  const builtFor = (isTeam: boolean) =>
    prepared<Parameters, Row>((db, parameters) => {
      const { userId, isAdmin } = parameters
      return build(db, parameters, { userId, isAdmin, isTeam })
    })
  const [forMembers, forTeam] = [builtFor(false), builtFor(true)]
  return (db, parameters) => (parameters.isTeam ? forTeam : forMembers)(db, parameters)
}

/** Whether the room called `room` is one of the support team's, and the viewer answers for the team. */
export const isAnswering = ({ isTeam }: Viewer): RawBuilder<boolean> =>
  isTeam ? sql`(room.type = 'support')` : sql`false`

/** Whether what is called `seat` is the viewer's place in the room called `room`. */
export function isSeatOf({ userId, isTeam }: Viewer): RawBuilder<boolean> {
  const own = sql<string>`${userId}::text`
  const sitting = isTeam ? sql`CASE WHEN room.type = 'support' THEN ${supportId} ELSE ${own} END` : own
  return sql`(seat.room_id = room.id AND seat.left_at IS NULL AND seat.user_id = ${sitting})`
}

/**
 * Whether the room called `room` is open to somebody in it: of two who blocked each other, or are friends no longer, neither
 * sees what they said, and with a suspended account there is no talking. Admins talk with anybody.
 */
export function isOpenTo(userId: RawBuilder<string>, isAdmin: RawBuilder<boolean>): RawBuilder<boolean> {
  const partner = sql<string>`CASE WHEN room.one_id = ${userId} THEN room.other_id ELSE room.one_id END`
  return sql`(room.type <> 'direct' OR room.one_id IS NULL OR room.other_id IS NULL OR EXISTS (
    SELECT FROM users AS partner WHERE partner.id = ${partner} AND partner.suspended_at IS NULL
      AND (partner.is_admin OR ${isAdmin} OR ${isFriend(userId, sql`partner.id`)})
      AND NOT ${isApart(userId, sql`partner.id`)}))`
}

/** Whether the room called `room` is open to a viewer who is in it. */
export const isOpenToViewer = ({ userId, isAdmin }: Viewer): RawBuilder<boolean> =>
  isOpenTo(sql`${userId}::text`, sql`${isAdmin}::boolean`)
