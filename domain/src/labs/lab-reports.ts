/** Pages of a lab report. */
export const MAX_REPORT_PAGES = 10

/** Media type of a report that is not a photo. */
export const REPORT_TYPE = 'application/pdf'
