/** Maximum reminders per person, far more than anyone wants. */
export const MAX_REMINDERS = 200

/** The maximum number of personal peptides per person. */
export const MAX_PERSONAL_PEPTIDES = 200

/** The maximum number of plan entries per person, including completed ones. */
export const MAX_PLAN_ENTRIES = 500

/** Maximum passkeys per person, more than anyone has devices. */
export const MAX_PASSKEYS = 10

/** The maximum doses per person and day, and in total; the database enforces the same numbers. */
export const MAX_DOSES_PER_DAY = 50
export const MAX_DOSES = 50_000
