/** How many items are named; the rest are counted. */
const MAX_NAMED = 5

function namesIn(names: readonly string[]): string {
  const others = names.length - MAX_NAMED
  return others > 0 ? `${names.slice(0, MAX_NAMED).join(', ')} and ${others} more` : names.join(', ')
}

/** The result for one of several items to change: `problem` is null for a success. */
export interface ChangeResult {
  id: number
  problem: string | null
}

/** Names the unchanged items, grouped by problem; undefined when all changed. */
export function unchangedText(
  results: readonly ChangeResult[],
  names: ReadonlyMap<number, string>,
): string | undefined {
  const byProblem = Map.groupBy(
    results.filter(({ problem }) => problem !== null),
    ({ problem }) => problem,
  )
  const texts = [...byProblem].map(([problem, refused]) => {
    const stayed = refused.length === 1 ? 'wasn’t changed' : 'weren’t changed'
    return `${namesIn(refused.map(({ id }) => names.get(id) ?? `${id}`))} ${stayed}: ${problem}`
  })
  return texts.length > 0 ? texts.join('. ') : undefined
}
