/** What is said of digits that are no barcode, by the form and by the server alike; the form needs no schemas for it. */
export const NO_BARCODE = 'Please enter the 8, 12 or 13 digits below the bars'
