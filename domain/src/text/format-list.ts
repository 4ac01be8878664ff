// Not Intl.ListFormat: on a phone the first one takes longer than all the other code of a page.
function joined(items: readonly string[], word: string): string {
  if (items.length < 3) return items.join(` ${word} `)
  return `${items.slice(0, -1).join(', ')}, ${word} ${items.at(-1)}`
}

/** Joins items with 'and': 'BPC-157, TB-500, and KPV'. */
export const formatList = (items: readonly string[]): string => joined(items, 'and')

/** Joins items with 'or': 'mg, mcg, or IU'. */
export const formatAlternatives = (items: readonly string[]): string => joined(items, 'or')
