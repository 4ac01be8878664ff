/** The error for an invalid barcode, shared by form and server without loading schemas. */
export const NO_BARCODE = 'Please enter the 8, 12 or 13 digits below the bars'
