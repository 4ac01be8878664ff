import type { Changeable } from '../api/last-change.ts'

/** The history page of an entity, with all admin actions on it. */
export const historyAddress = ({ kind, id }: Changeable): string =>
  `/admin/history?${new URLSearchParams({ kind, object: String(id) })}`
