import type { AdminArea } from '@pepwell/domain/accounts/admin-areas'
import { changedFields } from '../../database/changed-fields.ts'
import type { Db } from '../../database/connect.ts'
import type { Operator } from '../../http/operator.ts'
import { refuseOlder } from '../../http/versions.ts'
import { record } from '../audit/audit.service.ts'
import { lockProductOf, type ProductOf, updateProduct } from './shop.queries.ts'

export { keepingOldSlugs as holdingSlugs } from './product-slugs.service.ts'
export { copyShopData, lockProductOf } from './shop.queries.ts'

type Product = NonNullable<Awaited<ReturnType<typeof lockProductOf>>>

/** New shop data; omitted fields stay unchanged. */
export type ShopChanges = Partial<Omit<Product, 'id' | 'version'>>

/** An operator's edit of shop data. */
export interface ShopEdit {
  of: ProductOf
  /** its name for operators */
  name: string
  area: AdminArea
  /** 'set-availability' */
  action: string
  changes: ShopChanges
  /** the version that the operator saw */
  version?: number
}

/**
 * Changes a product's shop data and logs it; no-op changes aren't logged.
 * @returns whether the product exists
 * @throws Refusal CHANGED_MEANWHILE
 */
export async function changeShop(tx: Db, by: Operator, edit: ShopEdit, now: number): Promise<boolean> {
  const { of, name, area, action, changes, version } = edit
  const before = await lockProductOf(tx, of)
  if (!before) return false
  refuseOlder(before.version, version)
  const changed = changedFields<ShopChanges>(before, changes)
  if (!changed) return true
  await updateProduct(tx, before.id, changed)
  const entry = { area, action, object: { kind: 'product', id: before.id, name } }
  await record(tx, by, { ...entry, before, after: { ...before, ...changed } }, now)
  return true
}
