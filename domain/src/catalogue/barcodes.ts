/** The lengths of product barcodes that shops scan: EAN-8, UPC-A and EAN-13, including the check digit. */
const LENGTHS = [8, 12, 13]

/**
 * Whether the check digit is right: from the right, digits weigh 3 and 1 in turn, and the total is a multiple of 10
 * (GS1 General Specifications, 'Standard check digit calculations').
 */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/**
 * Parses a typed or scanned barcode.
 * @param text digits, optionally with spaces or hyphens as printed
 * @returns its digits; undefined when there are not 8, 12 or 13 of them, or the check digit is wrong
 */
export function barcodeIn(text: string): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, '')
  const isBarcode = /^\d+$/.test(digits) && LENGTHS.includes(digits.length) && hasCheckDigit(digits)
  return isBarcode ? digits : undefined
}
