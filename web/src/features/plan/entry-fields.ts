/** What is asked of an entry of the plan, in its order. */
export const ENTRY_FIELDS = ['Dose', 'Frequency', 'Start date', 'End date', 'Notes']
