/** Reminders that one person may have: far more than anybody means to hear. */
export const MOST_REMINDERS = 200

/** Peptides that one person may describe themselves. */
export const MOST_PERSONAL_PEPTIDES = 200

/** Entries that one person's plan may have, those that are completed too. */
export const MOST_PLAN_ENTRIES = 500

/** Passkeys of a person; more than anybody has devices. */
export const MOST_PASSKEYS = 10
