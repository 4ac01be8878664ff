/** Maximum reminders per person, far more than anyone wants. */
export const MOST_REMINDERS = 200

/** Peptides that one person may describe themselves. */
export const MOST_PERSONAL_PEPTIDES = 200

/** Entries that one person's plan may have, those that are completed too. */
export const MOST_PLAN_ENTRIES = 500

/** Maximum passkeys per person, more than anyone has devices. */
export const MOST_PASSKEYS = 10

/** Doses that one person may log on one of their days, and in all; the database holds the same numbers. */
export const MOST_DOSES_OF_A_DAY = 50
export const MOST_DOSES = 50_000
