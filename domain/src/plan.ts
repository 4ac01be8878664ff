/** What a plan entry can be. */
export const planStatuses = ['active', 'paused', 'completed'] as const

/** See {@link planStatuses}. */
export type PlanStatus = (typeof planStatuses)[number]

const LABELS: Record<string, string> = { active: 'Active', paused: 'Paused', completed: 'Completed' }

/** The word shown for a status; 'Unknown' for one that is not in the list. */
export const planStatusLabel = (status: string): string => LABELS[status] ?? 'Unknown'
