/** What an export restores, ordered by dependency. */
export const restoredKinds = [
  'personalPeptides',
  'plan',
  'doses',
  'vials',
  'reminders',
  'skippedDoses',
  'listedSites',
  'soreSites',
  'weighIns',
  'sideEffects',
  'measurements',
  'labResults',
  'labUnits',
  'measuringReminders',
  'foods',
  'water',
  'supplements',
  'stacks',
] as const

export type RestoredKind = (typeof restoredKinds)[number]

/** Imports that a person can review and undo; older ones become permanent. */
export const MAX_LOG_IMPORTS = 20

/** Entries restored per request. */
export const MAX_RESTORED_ROWS = 100

/** Rows that belong to one entry: the periods of a plan entry, the recorded times of a reminder. */
export const MAX_RELATED_ROWS = 5000
