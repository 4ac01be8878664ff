/** Digits of the product barcodes that shops scan: EAN-8, UPC-A and EAN-13, each with its check digit. */
const LENGTHS = [8, 12, 13]

/**
 * Whether the last digit is the check digit of those before it: counted from the right they weigh 3 and 1 in turn, and
 * all together make a multiple of 10 (GS1 General Specifications, 'Standard check digit calculations').
 */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/**
 * The barcode that was typed or scanned.
 * @param text digits, with spaces or hyphens between them where they were typed as they are printed
 * @returns its digits; undefined when there are not 8, 12 or 13 of them, or one is mistyped
 */
export function barcodeIn(text: string): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, '')
  const isBarcode = /^\d+$/.test(digits) && LENGTHS.includes(digits.length) && hasCheckDigit(digits)
  return isBarcode ? digits : undefined
}
