import { type AdminArea, mayEnter } from '@pepwell/domain/accounts/admin-areas'
import { supportAccount } from '@pepwell/domain/text/brand'
import { type Compilable, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { prepared } from '../../database/prepared.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import { isApart, isFriend } from '../friends/friends.service.ts'

/** A person who reads rooms. */
export interface Viewer {
  userId: string
  isAdmin: boolean
  /** whether they answer for support and act as its account in every support room */
  isTeam: boolean
}

/** Whether an operator may use an area, which is closed without a second factor. */
const worksIn = ({ isAdmin, permissions, missingSecondStep }: SessionUser, area: AdminArea): boolean =>
  isAdmin && mayEnter(permissions, area) && !missingSecondStep?.isOverdue

export const viewerOf = (user: SessionUser): Viewer => ({
  userId: user.id,
  isAdmin: user.isAdmin,
  isTeam: worksIn(user, 'support'),
})

/** Whether a person may open rooms with people who aren't friends: operators for members or support. */
export const canOpenWithAnyone = (user: SessionUser): boolean =>
  worksIn(user, 'members') || worksIn(user, 'support')

/** The support account in a query. */
export const supportId = sql<string>`${sql.lit(supportAccount.id)}`

/**
 * A query prepared separately for members and for the support team, so that members' plans ignore the team's rooms.
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

/** Whether the room called `room` is a support room and the viewer answers for support. */
export const isAnswering = ({ isTeam }: Viewer): RawBuilder<boolean> =>
  isTeam ? sql`(room.type = 'support')` : sql`false`

/** Whether the participant `seat` is the viewer in the room called `room`. */
export function isParticipant({ userId, isTeam }: Viewer): RawBuilder<boolean> {
  const own = sql<string>`${userId}::text`
  const sitting = isTeam ? sql`CASE WHEN room.type = 'support' THEN ${supportId} ELSE ${own} END` : own
  return sql`(seat.room_id = room.id AND seat.left_at IS NULL AND seat.user_id = ${sitting})`
}

/**
 * Whether the room called `room` is open to a person in it: neither of two blocked the other, both are friends or one
 * is an admin, and neither is suspended.
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
