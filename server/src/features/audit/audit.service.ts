import type { AuditFilter } from '@pepwell/contract/accounts/audit'
import { type AdminArea, adminAreas } from '@pepwell/domain/accounts/admin-areas'
import { addDays, instantOf } from '@pepwell/domain/time/calendar'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { Operator } from '../../http/operator.ts'
import type { SessionUser } from '../../http/session.ts'
import {
  actorsOf,
  auditPage,
  frequentViewers,
  hasEntrySince,
  insertEntries,
  insertEntry,
} from './audit.queries.ts'

type Fields = Record<string, unknown>

/** An operator's action and its object. */
export interface AuditedAction {
  area: AdminArea
  /** 'reset-password' */
  action: string
  /** the object of the action; people have no name here */
  object: { kind: string; id: string | number; name?: string }
  /** the state before and after; only differing fields are stored */
  before?: Fields
  after?: Fields
}

/** Never stored, no matter who passes it. */
const SECRET = /password|token|secret|hash/i

/** The fields that differ between two states. */
function differing(state: Fields | undefined, from: Fields | undefined): Fields | null {
  if (!state) return null
  const recorded = Object.entries(state).filter(
    ([name, value]) => !SECRET.test(name) && JSON.stringify(value) !== JSON.stringify(from?.[name]),
  )
  return Object.fromEntries(recorded)
}

const entryOf = (operator: Operator, { object, before, after, ...entry }: AuditedAction, now: number) => ({
  ...entry,
  at: new Date(now),
  actorId: operator.id,
  ipAddress: operator.ipAddress,
  kind: object.kind,
  objectId: String(object.id),
  objectName: object.name ?? null,
  before: differing(before, after),
  after: differing(after, before),
})

/** Records an operator's action in its transaction. */
export const record = (tx: Db, operator: Operator, entry: AuditedAction, now: number) =>
  insertEntry(tx, entryOf(operator, entry, now))

/** As {@link record}, one entry for each of many objects. */
export const recordAll = (tx: Db, operator: Operator, actions: readonly AuditedAction[], now: number) =>
  insertEntries(
    tx,
    actions.map((entry) => entryOf(operator, entry, now)),
  )

interface Recorder {
  db: Db
  clock: Clock
}

/** Records an operator's CSV download and its filter, before anything is sent. */
export const recordExport = (
  { db, clock }: Recorder,
  operator: Operator,
  { area, table, filter }: { area: AdminArea; table: string; filter: Fields },
) =>
  record(
    db,
    operator,
    { area, action: 'export', object: { kind: table, id: 'CSV' }, after: filter },
    clock.now(),
  )

/** A page reloads its data repeatedly: within this time that counts as one view. */
const ONE_VIEW_MS = 10 * 60_000

interface Look extends Pick<AuditedAction, 'area' | 'action'> {
  object: { kind: string; id: string }
  /** how long repeated views count as one */
  durationMs?: number
}

/** Records that an operator views something, once per view. */
export async function recordView(
  { db, clock }: Recorder,
  operator: Operator,
  { area, action, object, durationMs = ONE_VIEW_MS }: Look,
): Promise<void> {
  const now = clock.now()
  const entry = { actorId: operator.id, action, kind: object.kind, objectId: object.id }
  if (await hasEntrySince(db, entry, new Date(now - durationMs))) return
  await record(db, operator, { area, action, object }, now)
}

/** Records that an operator opens a member's profile. */
export const recordProfileView = (deps: Recorder, operator: Operator, userId: string) =>
  recordView(deps, operator, {
    area: 'members',
    action: 'view-profile',
    object: { kind: 'member', id: userId },
  })

/** Records that an operator views security events, of one member or of all. */
export const recordSecurityView = (deps: Recorder, operator: Operator, userId: string | undefined) =>
  recordView(deps, operator, {
    area: 'members',
    action: 'view-security-events',
    object: userId ? { kind: 'member', id: userId } : { kind: 'security-events', id: 'all' },
  })

const READ_ACTIONS = ['view-profile', 'view-security-events', 'export']

/** Operators who opened profiles or security events, or exported tables, `min` times or more since an instant. */
export const operatorsWithManyReads = (db: Db, since: Date, min: number) =>
  frequentViewers(db, { actions: READ_ACTIONS, since, min })

/** The areas that an admin may see. */
const areasOf = ({ permissions }: SessionUser) => (permissions.length === 0 ? adminAreas : permissions)

type Page = AuditFilter & { limit: number; after?: number }

/** The history of an admin's areas, on days of their own calendar. */
export function auditLogFor(db: Db, user: SessionUser, { from, to, ...page }: Page) {
  const midnight = (day: string) => new Date(instantOf(day, '00:00', user.timeZone))
  return auditPage(db, areasOf(user), {
    ...page,
    ...(from && { since: midnight(from) }),
    ...(to && { until: midnight(addDays(to, 1)) }),
  })
}

/** Operators with actions there, including deleted accounts. */
export const auditPeopleFor = (db: Db, user: SessionUser) => actorsOf(db, areasOf(user))
