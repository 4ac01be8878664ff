/**
 * The order of a list after somebody put it in order.
 * @param current as it stands by now, each id once
 * @param wanted as they want it; may miss what was added meanwhile, and name what is gone
 * @param moved the one that they moved; without it everything named stands as wanted
 * @returns each id of `current` once. What is not named stays behind the one that it stood behind.
 */
export function reordered(
  current: readonly number[],
  wanted: readonly number[],
  moved?: number,
): readonly number[] {
  const there = new Set(current)
  const named = [...new Set(wanted)].filter((id) => there.has(id))
  if (moved === undefined) return withTheRest(current, named)
  const place = named.indexOf(moved)
  if (place < 0) return current
  const others = current.filter((id) => id !== moved)
  const behind = others.indexOf(named[place - 1] ?? Number.NaN)
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
