/**
 * Merges a person's ordering into the current order of a list.
 * @param current the present order, each id once
 * @param wanted their order; may miss ids added meanwhile and name ids that no longer exist
 * @param moved the one id that they moved; without it, all of `wanted` applies
 * @returns each id of `current` once; ids that `wanted` doesn't name stay behind their predecessor
 */
export function reordered(
  current: readonly number[],
  wanted: readonly number[],
  moved?: number,
): readonly number[] {
  const there = new Set(current)
  const named = [...new Set(wanted)].filter((id) => there.has(id))
  if (moved === undefined) return withTheRest(current, named)
  const index = named.indexOf(moved)
  if (index < 0) return current
  const others = current.filter((id) => id !== moved)
  const behind = others.indexOf(named[index - 1] ?? Number.NaN)
  return others.toSpliced(behind + 1, 0, moved)
}

function withTheRest(current: readonly number[], named: readonly number[]): readonly number[] {
  const isNamed = new Set(named)
  const order = [...named]
  current.forEach((id, index) => {
    if (!isNamed.has(id)) order.splice(order.indexOf(current[index - 1] ?? Number.NaN) + 1, 0, id)
  })
  return order
}
