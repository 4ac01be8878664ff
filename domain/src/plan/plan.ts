/** What a plan entry can be. */
export const planStatuses = ['active', 'paused', 'completed'] as const

export type PlanStatus = (typeof planStatuses)[number]

/**
 * The name of what a plan entry is about: a peptide of the catalogue, or one of the person's own.
 * @throws TypeError when the entry is about neither, which the database does not allow
 */
export function peptideName(entry: {
  peptide: { name: string } | null
  personalPeptide: { name: string } | null
}): string {
  const about = entry.peptide ?? entry.personalPeptide
  if (!about) throw new TypeError('a plan entry is about one peptide')
  return about.name
}

const LABELS: Record<string, string> = { active: 'Active', paused: 'Paused', completed: 'Completed' }

/** The word shown for a status; 'Unknown' for one that is not in the list. */
export const planStatusLabel = (status: string): string => LABELS[status] ?? 'Unknown'
