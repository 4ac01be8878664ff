/** Maximum reminders per person, far more than anyone wants. */
export const MOST_REMINDERS = 200

/** The maximum number of personal peptides per person. */
export const MOST_PERSONAL_PEPTIDES = 200

/** The maximum number of plan entries per person, including completed ones. */
export const MOST_PLAN_ENTRIES = 500

/** Maximum passkeys per person, more than anyone has devices. */
export const MOST_PASSKEYS = 10

/** The maximum doses per person and day, and in total; the database enforces the same numbers. */
export const MOST_DOSES_OF_A_DAY = 50
export const MOST_DOSES = 50_000
