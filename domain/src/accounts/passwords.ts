/**
 * Normalizes a password before hashing: composed letters (NFC) and plain spaces, so that 'é' is the same on every
 * keyboard. RFC 8265, section 4.2.2 (OpaqueString).
 */
export const preparedPassword = (typed: string): string => typed.normalize('NFC').replaceAll(/\p{Zs}/gu, ' ')
