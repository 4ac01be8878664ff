/** The fields of a plan entry, in form order. */
export const ENTRY_FIELDS = ['Dose', 'Frequency', 'Start date', 'End date', 'Notes']
