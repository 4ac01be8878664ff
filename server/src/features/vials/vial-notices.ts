import type { Vial } from '@pepwell/contract/vials/vials'

/** What somebody should know of one container besides what is in it. */
export type VialNotices = Pick<Vial, 'warnings' | 'buyAgain'>

export const NO_NOTICES: VialNotices = { warnings: [], buyAgain: null }
