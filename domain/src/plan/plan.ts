/** The statuses of a plan entry. */
export const planStatuses = ['active', 'paused', 'completed'] as const

export type PlanStatus = (typeof planStatuses)[number]

/**
 * The name of a plan entry's peptide, from the catalog or personal.
 * @throws TypeError when it has neither, which the database doesn't allow
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

/** The label of a status; 'Unknown' for one that isn't in the list. */
export const planStatusLabel = (status: string): string => LABELS[status] ?? 'Unknown'
