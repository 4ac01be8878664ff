import type { Changeable } from '../api/last-change.ts'

/** Where everything stands that operators did to one thing. */
export const historyAddress = ({ kind, id }: Changeable): string =>
  `/admin/history?${new URLSearchParams({ kind, object: String(id) })}`
