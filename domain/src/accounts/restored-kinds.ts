/** What comes back from a person's own export, in the order in which one needs the other. */
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
  'foods',
  'water',
  'supplements',
  'stacks',
] as const

export type RestoredKind = (typeof restoredKinds)[number]

/** Imports that a person can look back at and undo; older ones stay as they are. */
export const MOST_LOG_IMPORTS = 20

/** Entries that one request restores. */
export const MOST_RESTORED_ROWS = 100

/** Rows that go with one entry: the periods of a plan entry, the recorded times of a reminder. */
export const MOST_RESTORED_PARTS = 5000
