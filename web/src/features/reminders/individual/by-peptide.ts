import type { Reminder } from '@pepwell/contract/reminders/reminders'

/** A plan entry with its reminders. */
export interface RemindedPeptide {
  /** the entry's color slot */
  id: number
  name: string
  /** earliest of the day first */
  reminders: Reminder[]
}

/** Active plan entries with reminders, by name. */
export function byPeptide(reminders: readonly Reminder[]): RemindedPeptide[] {
  const active = reminders.filter(({ userPeptide }) => userPeptide.status === 'active')
  return [...Map.groupBy(active, ({ userPeptideId }) => userPeptideId)]
    .map(([id, own]) => ({
      id,
      name: own[0]?.userPeptide.peptide.name ?? '',
      reminders: own.toSorted((one, other) => one.time.localeCompare(other.time) || one.id - other.id),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}
