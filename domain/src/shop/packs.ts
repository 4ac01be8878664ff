/** An amount in a text: micrograms or international units of all its pieces together. */
export interface Pack {
  unit: 'mcg' | 'IU'
  amount: number
}

const IN_MCG: Record<string, number> = { mcg: 1, µg: 1, ug: 1, mg: 1_000, g: 1_000_000 }

/** '5mg', '10 x 5 mg', '5mg x 2', '2,000 IU'; not '5 mg/mL', which isn't an amount. */
const AMOUNT =
  /(?:(?<![\d.,])(\d{1,3})\s?[x×]\s?)?(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d{1,7}(?:\.\d{1,4})?)\s?(mcg|µg|ug|mg|g|iu)(?![a-zµ])(?!\s?(?:\/|per)\s?(?:ml|kg|l)(?![a-z]))(?:\s?[x×]\s?(\d{1,3})(?!\d|\s?[mµu]?c?g))?/g

/** Piece counts separate from their amount: '10mg, 10 vials'. */
const VIALS = /(?<![\d.,])(\d{1,3})\s?(?:vials|ampoules)(?![a-z])/

/** The amounts in the text of a product, a variant or a price list row, in order. Several vials count together. */
export function packsIn(text: string): Pack[] {
  // NFKC makes the micro sign and the Greek letter mu equal.
  const plain = text.slice(0, 2000).normalize('NFKC').toLowerCase().replaceAll('μ', 'µ')
  const vials = Number(VIALS.exec(plain)?.[1] ?? 1)
  return [...plain.matchAll(AMOUNT)].map(([, before, number = '', unit = '', after]) => {
    const times = Number(before ?? after ?? vials)
    const amount = Number(number.replaceAll(',', '')) * times * (IN_MCG[unit] ?? 1)
    return { unit: unit === 'iu' ? 'IU' : 'mcg', amount: Math.round(amount * 100) / 100 }
  })
}

/** Whether two packs hold the same amount. */
export const isSameAmount = (one: Pack, other: Pack): boolean =>
  one.unit === other.unit && one.amount === other.amount

/** A pack as labels name it: '10mg', '2000IU'. */
export function packText({ unit, amount }: Pack): string {
  if (unit === 'IU') return `${amount}IU`
  return amount >= 1_000 ? `${amount / 1_000}mg` : `${amount}mcg`
}
