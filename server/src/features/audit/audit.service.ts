import { type AdminArea, adminAreas } from '@pepwell/domain/admin-areas'
import type { Db } from '../../database/connect.ts'
import type { Operator } from '../../http/operator.ts'
import type { SessionUser } from '../../http/session.ts'
import { type AuditPage, auditPage, insertEntry } from './audit.queries.ts'

type Fields = Record<string, unknown>

/** What an operator did, and to what. */
export interface Deed {
  area: AdminArea
  /** 'reset-password' */
  action: string
  /** what it was done to; people have no name here */
  object: { kind: string; id: string | number; name?: string }
  /** what there was, and what there is; only fields that differ are kept */
  before?: Fields
  after?: Fields
}

/** Never kept, whoever hands it in. */
const SECRET = /password|token|secret|hash/i

/** The fields of one state that differ from the other. */
function differing(state: Fields | undefined, from: Fields | undefined): Fields | null {
  if (!state) return null
  const kept = Object.entries(state).filter(
    ([name, value]) => !SECRET.test(name) && JSON.stringify(value) !== JSON.stringify(from?.[name]),
  )
  return Object.fromEntries(kept)
}

/** Records what an operator does, in the transaction in which it is done. */
export const record = (tx: Db, operator: Operator, { object, before, after, ...deed }: Deed, now: number) =>
  insertEntry(tx, {
    ...deed,
    at: new Date(now),
    actorId: operator.id,
    ipAddress: operator.ipAddress,
    kind: object.kind,
    objectId: String(object.id),
    objectName: object.name ?? null,
    before: differing(before, after),
    after: differing(after, before),
  })

/** What was done in the parts that are open to an admin. */
export const auditLogFor = (db: Db, { permissions }: SessionUser, page: AuditPage) =>
  auditPage(db, permissions.length === 0 ? adminAreas : permissions, page)
