/** How the last item is joined to the others. */
type Joined = 'conjunction' | 'disjunction'

const formats = new Map<Joined, Intl.ListFormat>()

// Created lazily: on a phone, the first one takes longer than all other code of a page.
function formatOf(type: Joined): Intl.ListFormat {
  const format = formats.get(type) ?? new Intl.ListFormat('en-US', { type })
  formats.set(type, format)
  return format
}

/** Joins items with 'and': 'BPC-157, TB-500, and KPV'. */
export const formatList = (items: readonly string[]): string => formatOf('conjunction').format(items)

/** Joins items with 'or': 'mg, mcg, or IU'. */
export const formatAlternatives = (items: readonly string[]): string => formatOf('disjunction').format(items)
