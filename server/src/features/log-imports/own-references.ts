import type { RestoredKind } from '@pepwell/domain/accounts/restored-kinds'
import type { Db } from '../../database/connect.ts'
import type { ExportedRow, Fields, LeftOut } from './exported-row.ts'
import { restorable } from './restorable.ts'
import { catalogRows, localRows } from './restore.queries.ts'

interface Exported {
  userId: string
  /** the exported account */
  account: string
}

/** Local keys of the exported account's rows. */
export type LocalKeys = (kind: RestoredKind, id: unknown) => number | undefined

/** Finds the rows that these entries and their parts refer to. */
export async function keysReferredTo(
  tx: Db,
  { userId, account }: Exported,
  kind: RestoredKind,
  rows: readonly ExportedRow[],
): Promise<LocalKeys> {
  const referred: Partial<Record<RestoredKind, unknown[]>> = {}
  for (const [field, to] of Object.entries(restorable[kind].refs ?? {}))
    referred[to] = rows.map(({ fields }) => fields[field])
  if (kind === 'reminders')
    referred.doses = rows.flatMap(({ parts }) => parts.outcomes.map(({ dosageLogId }) => dosageLogId))
  if (kind === 'vials')
    referred.doses = rows.flatMap(({ parts }) => parts.movements.map(({ doseId }) => doseId))
  if (kind === 'doses' || kind === 'sideEffects')
    referred.plan?.push(...rows.flatMap(({ parts }) => parts.versions.map(({ row }) => row.userPeptideId)))
  const found = new Map<string, number>()
  for (const to of Object.keys(referred) as RestoredKind[]) {
    const keys = [...new Set((referred[to] ?? []).filter((id) => id != null).map(String))]
    for (const { originKey, key } of await localRows(
      tx,
      { userId, account, table: restorable[to].table },
      keys,
    ))
      found.set(`${to} ${originKey}`, Number(key))
  }
  return (to, id) => found.get(`${to} ${id}`)
}

/** Fields with local keys, or the missing reference that an entry needs. */
export function withOwnReferences(kind: RestoredKind, fields: Fields, keyOf: LocalKeys): Fields | string {
  const { refs = {}, required = [] } = restorable[kind]
  const own: Fields = {}
  for (const [field, to] of Object.entries(refs)) {
    if (fields[field] == null) continue
    own[field] = keyOf(to, fields[field]) ?? null
    if (own[field] === null && required.includes(field)) return 'We skipped the entry this belongs to'
  }
  // Imports don't restore orders.
  if (kind === 'vials') Object.assign(own, { orderItemId: null, orderUnit: null })
  // A deleted reminder leaves an id that no other reminder may reuse.
  if (kind === 'skippedDoses' && own.reminderId === null) own.reminderId = -Number(fields.reminderId)
  return { ...fields, ...own }
}

const NOT_IN_CATALOG = 'A peptide in this entry isn’t in the catalog'

/** Catalogue peptides by the file's name, otherwise by id. */
async function peptidesNamed(tx: Db, named: readonly { peptideId: unknown; peptideName?: unknown }[]) {
  const ids = named.flatMap(({ peptideId }) => (typeof peptideId === 'number' ? peptideId : []))
  const names = named.flatMap(({ peptideName }) => (typeof peptideName === 'string' ? peptideName : []))
  const rows = await catalogRows(tx, 'peptides', { ids, names })
  return ({ peptideId, peptideName }: { peptideId: unknown; peptideName?: unknown }) => {
    const same = rows.filter(({ id, name }) => (peptideName ? name === peptideName : id === peptideId))
    return (same.find(({ id }) => id === peptideId) ?? same[0])?.id
  }
}

/** Links to catalogue foods and supplements count only if the name is the same. */
async function withLinks(tx: Db, kind: 'foods' | 'supplements', rows: readonly ExportedRow[]) {
  const [link, name, table] =
    kind === 'foods'
      ? (['foodItemId', 'foodName', 'food_items'] as const)
      : (['supplementId', 'supplementName', 'supplements'] as const)
  const ids = rows.flatMap(({ fields }) => (typeof fields[link] === 'number' ? fields[link] : []))
  const known = await catalogRows(tx, table, { ids, names: [] })
  return rows.map((row) => {
    const one = known.find(({ id }) => id === row.fields[link])
    const isSame = [one?.name, one?.label].some(
      (value) => value?.toLowerCase() === String(row.fields[name]).toLowerCase(),
    )
    return { ...row, fields: { ...row.fields, [link]: isSame ? one?.id : null } }
  })
}

/** Entries that this server's catalogue knows, and the others. */
export async function inCatalog(
  tx: Db,
  kind: RestoredKind,
  rows: readonly ExportedRow[],
): Promise<(ExportedRow | LeftOut)[]> {
  if (kind === 'foods' || kind === 'supplements') return withLinks(tx, kind, rows)
  if (kind !== 'plan' && kind !== 'stacks') return [...rows]
  const named = rows.flatMap(({ fields, parts }) => [
    { peptideId: fields.peptideId, peptideName: fields.peptideName },
    ...parts.items,
  ])
  const peptideOf = await peptidesNamed(tx, named)
  return rows.map(({ fields: { peptideName, ...fields }, parts, ...row }) => {
    const items = parts.items.flatMap((item) => {
      const peptideId = peptideOf(item)
      return peptideId === undefined ? [] : { ...item, peptideId }
    })
    const peptideId =
      fields.peptideId == null ? null : peptideOf({ peptideId: fields.peptideId, peptideName })
    if (peptideId === undefined || items.length < parts.items.length)
      return { index: row.index, why: NOT_IN_CATALOG }
    const own = kind === 'plan' ? { ...fields, peptideId } : fields
    return { ...row, fields: own, parts: { ...parts, items } }
  })
}
