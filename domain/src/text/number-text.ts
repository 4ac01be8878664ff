/**
 * A number as Americans write it: '1,240', '0.125'. Intl's first formatter takes a phone longer than rendering a page.
 * @param value below 10^15
 * @param decimals the most that are shown
 */
export function numberText(value: number, decimals = 3): string {
  const factor = 10 ** decimals
  // Rounds half away from zero, as Intl does.
  const rounded = (Math.sign(value) * Math.round(Math.abs(value) * factor)) / factor
  const [whole = '', fraction] = String(rounded).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return fraction ? `${grouped}.${fraction}` : grouped
}
