/**
 * A password as it is hashed and compared: composed letters (NFC) and plain spaces, so that 'é' is the same password on
 * every keyboard. RFC 8265, section 4.2.2 (OpaqueString).
 */
export const preparedPassword = (typed: string): string => typed.normalize('NFC').replaceAll(/\p{Zs}/gu, ' ')
