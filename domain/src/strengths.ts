import { isInjected, type Route } from './medicines.ts'

/** What is known of how a peptide is sold and taken. */
interface Form {
  routes: readonly Route[]
  /** as the shop calls it: 'Tablets', 'Lyophilized powder' */
  shopForm: string | null
}

/** What holds one amount of it; none where it is not known. */
function holder({ routes, shopForm }: Form): string | undefined {
  if (isInjected(routes)) return 'vial'
  return /^(tablet|capsule)s?$/i.exec(shopForm?.trim() ?? '')?.[1]?.toLowerCase()
}

/**
 * How much of a peptide is in what it comes in: '5 mg vial', '14 mg tablet'.
 * @param mg null where it is not known
 * @param form left out as long as it is not known; then the amount stands alone, as it does of a spray or a cream
 */
export function strengthText(mg: number | null, form?: Form): string | undefined {
  if (mg === null) return undefined
  return [`${mg} mg`, form && holder(form)].filter(Boolean).join(' ')
}
