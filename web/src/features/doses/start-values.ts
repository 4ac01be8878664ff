import type { DoseLog } from '@pepwell/contract/doses'
import type { PlanEntry } from '@pepwell/contract/plan'

/** The last dose of a plan entry, of those given; latest first, as the server lists them. */
export const lastDoseOf = (doses: readonly DoseLog[], entryId: number | undefined): DoseLog | undefined =>
  doses.find((dose) => dose.userPeptideId === entryId)

/** Where an entry's dose went last time a place was noted. */
export const lastSiteOf = (doses: readonly DoseLog[], entryId: number | undefined): string | undefined =>
  doses.find((dose) => dose.userPeptideId === entryId && dose.injectionSite)?.injectionSite ?? undefined

/** Dose and volume to begin with: what the plan says now, and the volume that was drawn for the same dose. */
export function amountFor(entry: PlanEntry | undefined, doses: readonly DoseLog[]) {
  const last = lastDoseOf(doses, entry?.id)
  const dose = entry?.currentDose ?? ''
  // Another dose is another volume: last time's would be a wrong record that nobody typed.
  return { dose, volume: last && last.dose === dose ? last.volume : null }
}

/** What a quick log begins with: the amount, and the place of last time. */
export const quickChoices = (entry: PlanEntry | undefined, doses: readonly DoseLog[]) => ({
  ...amountFor(entry, doses),
  injectionSite: lastSiteOf(doses, entry?.id) ?? '',
})
