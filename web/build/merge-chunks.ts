import { deflateSync } from 'node:zlib'
import { weights } from './chunk-entries.ts'
import { importsOf, type Modules } from './module-graph.ts'

/** Modules that the same entries load, or that cost less together than apart. */
export interface MergedChunk {
  /** the names of the entries that load it */
  entries: ReadonlySet<string>
  ids: ReadonlySet<string>
  /** estimated bytes on the wire */
  bytes: number
}

/** Cost of one more file, in bytes: a request, and compression on its own. */
const REQUEST_COST_BYTES = 3000

/** The share of the compressed source that remains after minifying. */
const COMPRESSED_SHARE = 0.5

const bytesOf = (id: string, modules: Modules): number =>
  COMPRESSED_SHARE * deflateSync(modules.getModuleInfo(id)?.code ?? '').length

/** The total cost of a chunk over all entries, weighted by how often people start there. */
const cost = ({ entries, bytes }: MergedChunk): number =>
  [...entries].reduce((sum, entry) => sum + (weights[entry] ?? 1), 0) * (bytes + REQUEST_COST_BYTES)

const merge = (one: MergedChunk, other: MergedChunk): MergedChunk => ({
  entries: one.entries.union(other.entries),
  ids: one.ids.union(other.ids),
  bytes: one.bytes + other.bytes,
})

/** Bytes saved by merging two chunks. */
const savings = (one: MergedChunk, other: MergedChunk): number =>
  cost(one) + cost(other) - cost(merge(one, other))

/** One chunk for each distinct set of entries. */
function chunksByEntry(
  modulesByEntry: ReadonlyMap<string, ReadonlySet<string>>,
  modules: Modules,
): MergedChunk[] {
  const entriesOf = new Map<string, string[]>()
  for (const [entry, reach] of modulesByEntry)
    for (const id of reach) entriesOf.set(id, [...(entriesOf.get(id) ?? []), entry])
  const chunks = Map.groupBy(entriesOf, ([, entries]) => entries.join(' '))
  return [...chunks.values()].map((all) => ({
    entries: new Set(all[0]?.[1]),
    ids: new Set(all.map(([id]) => id)),
    bytes: all.reduce((sum, [id]) => sum + bytesOf(id, modules), 0),
  }))
}

/** The chunks that each chunk imports. */
function dependenciesOf(
  chunks: readonly MergedChunk[],
  modules: Modules,
): Map<MergedChunk, Set<MergedChunk>> {
  const chunkOf = new Map(chunks.flatMap((chunk) => [...chunk.ids].map((id) => [id, chunk] as const)))
  return new Map(
    chunks.map((chunk) => {
      const imported = [...chunk.ids].flatMap((id) => importsOf(id, modules))
      const needed = new Set(imported.flatMap((id) => chunkOf.get(id) ?? []))
      needed.delete(chunk)
      return [chunk, needed]
    }),
  )
}

/** Whether a chunk depends on another through a third. */
function hasIndirectPath(
  from: MergedChunk,
  to: MergedChunk,
  needs: ReadonlyMap<MergedChunk, ReadonlySet<MergedChunk>>,
): boolean {
  const seen = new Set<MergedChunk>()
  const reaches = (chunk: MergedChunk): boolean => {
    if (chunk === to) return true
    if (seen.has(chunk)) return false
    seen.add(chunk)
    return [...(needs.get(chunk) ?? [])].some(reaches)
  }
  return [...(needs.get(from) ?? [])].some((next) => next !== to && reaches(next))
}

/** Whether two chunks can merge without making an entry load more imports, and without a cycle. */
function canMerge(
  one: MergedChunk,
  other: MergedChunk,
  needs: ReadonlyMap<MergedChunk, ReadonlySet<MergedChunk>>,
): boolean {
  const entries = one.entries.union(other.entries)
  const needed = [one, other].flatMap((chunk) => [...(needs.get(chunk) ?? [])])
  return (
    needed.every((chunk) => chunk === one || chunk === other || entries.isSubsetOf(chunk.entries)) &&
    !hasIndirectPath(one, other, needs) &&
    !hasIndirectPath(other, one, needs)
  )
}

/** The pair that saves most when merged. */
function bestPair(
  chunks: readonly MergedChunk[],
  modules: Modules,
): readonly [MergedChunk, MergedChunk] | undefined {
  const needs = dependenciesOf(chunks, modules)
  const pairs = chunks
    .flatMap((chunk, index) =>
      chunks.slice(index + 1).map((other) => [chunk, other, savings(chunk, other)] as const),
    )
    .filter(([, , bytes]) => bytes > 0)
    .toSorted(([, , one], [, , other]) => other - one)
  const found = pairs.find(([one, other]) => canMerge(one, other, needs))
  return found && [found[0], found[1]]
}

/** Sorts chunks after those they import. */
function inDependencyOrder(chunks: readonly MergedChunk[], modules: Modules): MergedChunk[] {
  const needs = dependenciesOf(chunks, modules)
  const order = new Set<MergedChunk>()
  const add = (chunk: MergedChunk): void => {
    if (order.has(chunk)) return
    for (const needed of needs.get(chunk) ?? []) add(needed)
    order.add(chunk)
  }
  for (const chunk of chunks) add(chunk)
  return [...order]
}

/**
 * Merges modules into chunks so that no entry loads much unneeded code or many files. By default, the bundler
 * makes a chunk for each set of pages that share something: hundreds, a hundred of them for one page.
 * @param modulesByEntry the modules that each entry loads, by entry name
 * @returns chunks sorted after those they import
 */
export function mergeChunks(
  modulesByEntry: ReadonlyMap<string, ReadonlySet<string>>,
  modules: Modules,
): MergedChunk[] {
  let chunks = chunksByEntry(modulesByEntry, modules)
  for (let pair = bestPair(chunks, modules); pair; pair = bestPair(chunks, modules)) {
    const [one, other] = pair
    chunks = [...chunks.filter((chunk) => chunk !== one && chunk !== other), merge(one, other)]
  }
  return inDependencyOrder(chunks, modules)
}
