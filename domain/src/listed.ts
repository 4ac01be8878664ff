/** How the last of several is joined to those before. */
type Joined = 'conjunction' | 'disjunction'

const formats = new Map<Joined, Intl.ListFormat>()

// Made when it is first asked for: on a phone the first takes longer than all the other code of a page.
function formatOf(type: Joined): Intl.ListFormat {
  const format = formats.get(type) ?? new Intl.ListFormat('en-US', { type })
  formats.set(type, format)
  return format
}

/** Several in words: 'BPC-157, TB-500, and KPV'. */
export const listed = (items: readonly string[]): string => formatOf('conjunction').format(items)

/** One of several in words: 'mg, mcg, or IU'. */
export const either = (items: readonly string[]): string => formatOf('disjunction').format(items)
