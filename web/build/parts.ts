import { deflateSync } from 'node:zlib'
import { weights } from './looks.ts'
import { importsOf, type Modules } from './reach.ts'

/** Modules that the same looks begin with, or that cost less together than apart. */
export interface Part {
  /** the looks that load it, by their names */
  looks: ReadonlySet<string>
  ids: ReadonlySet<string>
  /** roughly, as it is sent */
  bytes: number
}

/** What one more file costs whoever loads it: a request, and that it is compressed by itself. */
const FILE_BYTES = 3000

/** The smaller, the more of a source is comments and names, which are not sent. */
const SENT = 0.5

const bytesOf = (id: string, modules: Modules): number =>
  SENT * deflateSync(modules.getModuleInfo(id)?.code ?? '').length

/** What all looks together pay for a part, each as often as it is somebody's first. */
const cost = ({ looks, bytes }: Part): number =>
  [...looks].reduce((sum, look) => sum + (weights[look] ?? 1), 0) * (bytes + FILE_BYTES)

const together = (one: Part, other: Part): Part => ({
  looks: one.looks.union(other.looks),
  ids: one.ids.union(other.ids),
  bytes: one.bytes + other.bytes,
})

/** What is saved by sending two parts as one. */
const saved = (one: Part, other: Part): number => cost(one) + cost(other) - cost(together(one, other))

/** One part for each set of looks that begin with the same. */
function exactParts(reaches: ReadonlyMap<string, ReadonlySet<string>>, modules: Modules): Part[] {
  const looksOf = new Map<string, string[]>()
  for (const [look, reach] of reaches)
    for (const id of reach) looksOf.set(id, [...(looksOf.get(id) ?? []), look])
  const parts = Map.groupBy(looksOf, ([, looks]) => looks.join(' '))
  return [...parts.values()].map((all) => ({
    looks: new Set(all[0]?.[1]),
    ids: new Set(all.map(([id]) => id)),
    bytes: all.reduce((sum, [id]) => sum + bytesOf(id, modules), 0),
  }))
}

/** The parts that each needs. */
function needsOf(parts: readonly Part[], modules: Modules): Map<Part, Set<Part>> {
  const partOf = new Map(parts.flatMap((part) => [...part.ids].map((id) => [id, part] as const)))
  return new Map(
    parts.map((part) => {
      const imported = [...part.ids].flatMap((id) => importsOf(id, modules))
      const needed = new Set(imported.flatMap((id) => partOf.get(id) ?? []))
      needed.delete(part)
      return [part, needed]
    }),
  )
}

/** Whether a part comes to another by way of a third. */
function goesAround(from: Part, to: Part, needs: ReadonlyMap<Part, ReadonlySet<Part>>): boolean {
  const seen = new Set<Part>()
  const comes = (part: Part): boolean => {
    if (part === to) return true
    if (seen.has(part)) return false
    seen.add(part)
    return [...(needs.get(part) ?? [])].some(comes)
  }
  return [...(needs.get(from) ?? [])].some((next) => next !== to && comes(next))
}

/** Whether two parts can be one: whoever loads it has all that it needs anyway, and nothing in between needs it. */
function canBeOne(one: Part, other: Part, needs: ReadonlyMap<Part, ReadonlySet<Part>>): boolean {
  const looks = one.looks.union(other.looks)
  const needed = [one, other].flatMap((part) => [...(needs.get(part) ?? [])])
  return (
    needed.every((part) => part === one || part === other || looks.isSubsetOf(part.looks)) &&
    !goesAround(one, other, needs) &&
    !goesAround(other, one, needs)
  )
}

/** The two that save most as one. */
function bestPair(parts: readonly Part[], modules: Modules): readonly [Part, Part] | undefined {
  const needs = needsOf(parts, modules)
  const pairs = parts
    .flatMap((one, place) => parts.slice(place + 1).map((other) => [one, other, saved(one, other)] as const))
    .filter(([, , bytes]) => bytes > 0)
    .toSorted(([, , one], [, , other]) => other - one)
  const found = pairs.find(([one, other]) => canBeOne(one, other, needs))
  return found && [found[0], found[1]]
}

/** Each after those that it needs. */
function inOrder(parts: readonly Part[], modules: Modules): Part[] {
  const needs = needsOf(parts, modules)
  const order = new Set<Part>()
  const add = (part: Part): void => {
    if (order.has(part)) return
    for (const needed of needs.get(part) ?? []) add(needed)
    order.add(part)
  }
  for (const part of parts) add(part)
  return [...order]
}

/**
 * Puts together what is loaded together, so that no look loads much that is not its own, nor many files. Left to itself the
 * bundler makes a chunk for each set of pages that share something: hundreds of them, of which a page loads a hundred.
 * @param reaches what each look begins with, by its name
 * @returns each after those that it needs
 */
export function partsOf(reaches: ReadonlyMap<string, ReadonlySet<string>>, modules: Modules): Part[] {
  let parts = exactParts(reaches, modules)
  for (let pair = bestPair(parts, modules); pair; pair = bestPair(parts, modules)) {
    const [one, other] = pair
    parts = [...parts.filter((part) => part !== one && part !== other), together(one, other)]
  }
  return inOrder(parts, modules)
}
