import type { Vial } from '@pepwell/contract/vials/vials'

/** Notices about a vial, apart from its content. */
export type VialNotices = Pick<Vial, 'warnings' | 'buyAgain'>

export const NO_NOTICES: VialNotices = { warnings: [], buyAgain: null }
