import { refusals } from '@pepwell/contract/errors'
import type { restoreRows } from '@pepwell/contract/imports/log-imports'
import * as calls from '@pepwell/contract/imports/log-imports.calls'
import type { RestoredKind } from '@pepwell/domain/accounts/restored-kinds'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import { lockOwnRows } from '../../database/own-rows.queries.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import type { People } from '../../live/person-events.ts'
import { timeSliced } from '../../time-sliced.ts'
import { doseLimitIn, lockDoses } from '../doses/dose-limits.service.ts'
import { type ImportedRow, insertImportedRows, openImport } from '../import-history/import-history.service.ts'
import { rescheduleAlerts } from '../reminders/alert-schedule.service.ts'
import { followDoses } from '../reminders/following-doses.service.ts'
import { reassignOccurrences } from '../reminders/reassign-occurrences.service.ts'
import { type ExportedRow, inColumns, type LeftOut, readingExportedRows } from './exported-row.ts'
import { inCatalog, keysReferredTo, type LocalKeys, withOwnReferences } from './own-references.ts'
import { storeRelatedRows } from './related-rows.ts'
import { restorable } from './restorable.ts'
import * as queries from './restore.queries.ts'

type Given = z.output<typeof restoreRows.body & {}>

/** Changes weigh-ins and updates the profile's weight. */
export type ChangeWeighIns = (tx: Db, user: SessionUser, change: () => Promise<void>) => Promise<void>

interface Deps {
  db: Kysely<DB>
  clock: Clock
  people: People
  changeWeighIns: ChangeWeighIns
}

type Outcome = (ImportedRow & { index: number }) | LeftOut

interface Restoring {
  userId: string
  account: string
  kind: RestoredKind
  keyOf: LocalKeys
}

const isLeftOut = (row: ExportedRow | Outcome): row is LeftOut => 'why' in row

/** The constraint that a row's values violate. */
const isBroken = (error: unknown): boolean => /^2[23]/.test(String((error as { code?: unknown }).code))

const FULL = 'You’ve reached the limit for these'
const OWN_LIST = 'We kept your own list of sites'

const LOCKED = ['reminders', 'personal_peptides', 'user_peptides', 'vials'] as const

/** How many entries of this kind the person may still add; blocks concurrent ones. */
async function roomFor(tx: Db, { userId, kind }: Restoring): Promise<number> {
  const { table, max = Number.POSITIVE_INFINITY, whenNone } = restorable[kind]
  const locked = LOCKED.find((name) => name === table)
  const count = locked ? await lockOwnRows(tx, locked, userId) : await queries.countRows(tx, table, userId)
  return whenNone && count > 0 ? 0 : max - count
}

/** Stores one entry with its parts, or finds the conflicting one. */
async function storeRow(tx: Db, restoring: Restoring, row: ExportedRow): Promise<Outcome> {
  const { userId, kind, keyOf } = restoring
  const { table } = restorable[kind]
  const { index, originKey, fields } = row
  const { id: _, ...columns } = inColumns({ ...fields, userId })
  try {
    const key = await queries.attempt(tx, async () => {
      const stored = await queries.insertRow(tx, table, columns)
      if (stored !== undefined) await storeRelatedRows(tx, { userId, kind, key: stored }, row, keyOf)
      return stored
    })
    if (key !== undefined) return { index, key, originKey, wasAdded: true }
  } catch (error) {
    if (!isBroken(error)) throw error
    const limit = doseLimitIn(error)
    return { index, why: limit ? refusals[limit].message : 'Pepwell can’t read this entry' }
  }
  const there = await queries.collidingRow(tx, table, columns)
  return there === undefined
    ? { index, why: 'Another entry is in the way' }
    : { index, key: there, originKey, wasAdded: false }
}

/** Entries that exist here already, under any key, and the others. */
async function splitKnown(tx: Db, restoring: Restoring, rows: readonly ExportedRow[]) {
  const origin = { ...restoring, table: restorable[restoring.kind].table }
  const keys = rows.map(({ originKey }) => originKey)
  const here = new Map(
    (await queries.localRows(tx, origin, keys)).map(({ originKey, key }) => [originKey, key]),
  )
  const others = rows.filter(({ originKey }) => !here.has(originKey))
  const columns = others.map(({ fields }) => inColumns({ ...fields, userId: restoring.userId }))
  const same =
    others.length > 0 ? await queries.sameRows(tx, origin, columns, here.values()) : new Map<number, string>()
  others.forEach(({ originKey }, index) => {
    const key = same.get(index)
    if (key !== undefined) here.set(originKey, key)
  })
  const known = rows.flatMap(({ index, originKey }) => {
    const key = here.get(originKey)
    return key === undefined ? [] : { index, originKey, key, wasAdded: false }
  })
  return { known, added: rows.filter(({ originKey }) => !here.has(originKey)) }
}

async function storeRows(tx: Db, restoring: Restoring, rows: readonly ExportedRow[]): Promise<Outcome[]> {
  let room = await roomFor(tx, restoring)
  const { known, added } = await splitKnown(tx, restoring, rows)
  const outcomes: Outcome[] = [...known]
  for (const row of added) {
    const outcome =
      room > 0
        ? await storeRow(tx, restoring, row)
        : { index: row.index, why: restorable[restoring.kind].whenNone ? OWN_LIST : FULL }
    if (!isLeftOut(outcome) && outcome.wasAdded) room -= 1
    outcomes.push(outcome)
  }
  return outcomes
}

/** Entries that can be stored here, and the others. */
async function readable(tx: Db, restoring: Omit<Restoring, 'keyOf'>, raw: Given['rows'], now: number) {
  const { kind } = restoring
  const read = await timeSliced(readingExportedRows(kind, raw, now))
  const resolvedRows = await inCatalog(tx, kind, read.filter((row) => !isLeftOut(row)) as ExportedRow[])
  const valid = resolvedRows.filter((row) => !isLeftOut(row)) as ExportedRow[]
  const keyOf = await keysReferredTo(tx, restoring, kind, valid)
  const rows = valid.map((row): ExportedRow | LeftOut => {
    const fields = withOwnReferences(kind, row.fields, keyOf)
    return typeof fields === 'string' ? { index: row.index, why: fields } : { ...row, fields }
  })
  const leftOut = [...read, ...resolvedRows, ...rows].filter(isLeftOut)
  return { keyOf, leftOut, rows: rows.filter((row) => !isLeftOut(row)) as ExportedRow[] }
}

/** Schedules restored reminders, and resolves their occurrences with restored doses. */
async function remind(
  tx: Db,
  user: SessionUser,
  kind: RestoredKind,
  rows: readonly ExportedRow[],
  now: number,
) {
  if (kind === 'reminders') await rescheduleAlerts(tx, { userId: user.id }, now)
  if (kind !== 'doses') return
  for (const userPeptideId of new Set(rows.map(({ fields }) => fields.userPeptideId))) {
    if (typeof userPeptideId !== 'number') continue
    const scope = { userId: user.id, userPeptideId }
    await followDoses(tx, scope, now)
    await reassignOccurrences(tx, { ...scope, timeZone: user.timeZone }, now)
  }
}

/** Restores a person's export, each entry once. */
export function restoreService({ db, clock, people, changeWeighIns }: Deps) {
  return {
    restore: (user: SessionUser, { source, account, kind, rows: raw }: Given) =>
      db.transaction().execute(async (tx) => {
        const now = clock.now()
        await queries.lockImports(tx, user.id)
        if (kind === 'doses') await lockDoses(tx, user.id)
        await openImport(tx, { ...source, userId: user.id, importedAt: new Date(now) })
        const exported = { userId: user.id, account, kind }
        const { keyOf, leftOut, rows } = await readable(tx, exported, raw, now)
        let outcomes: Outcome[] = []
        const store = async () => {
          outcomes = await storeRows(tx, { ...exported, keyOf }, rows)
        }
        await (kind === 'weighIns' ? changeWeighIns(tx, user, store) : store())
        const there = outcomes.filter((outcome) => !isLeftOut(outcome)) as Exclude<Outcome, LeftOut>[]
        const added = there.filter(({ wasAdded }) => wasAdded)
        const noted = account === user.id ? added : there
        const { table } = restorable[kind]
        await insertImportedRows(tx, { userId: user.id, importId: source.id, table, account }, noted)
        const indexes = new Set(added.map(({ index }) => index))
        if (added.length > 0) {
          await remind(
            tx,
            user,
            kind,
            rows.filter(({ index }) => indexes.has(index)),
            now,
          )
          await people.publishToOwnPages(tx, user.id, calls.restoreRows)
        }
        return {
          added: added.length,
          known: there.length - added.length,
          leftOut: [...leftOut, ...outcomes.filter(isLeftOut)],
        }
      }),
  }
}

export type Restore = ReturnType<typeof restoreService>
