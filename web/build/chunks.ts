import { resolve } from 'node:path'
import { type ChunkEntry, chunkEntries } from './chunk-entries.ts'
import { type MergedChunk, mergeChunks } from './merge-chunks.ts'
import { type Modules, reachableFrom } from './module-graph.ts'

/** Libraries that change less often than the app does. */
const VENDOR = /\/node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-)?query(-core)?)\//

/** More chunks than we ever have: the bundler requires each group to be declared in advance. */
const MAX_CHUNKS = 100

const source = (path: string): string => resolve(import.meta.dirname, '../src', path)

/** Whether a module starts its own chunk: it is only imported dynamically. */
function isChunkStart(id: string, modules: Modules): boolean {
  const info = modules.getModuleInfo(id)
  return id === source('app/main.tsx') || (info?.importers.length === 0 && info.dynamicImporters.length > 0)
}

/** The modules of an entry, without those in separate chunks. */
function modulesOf(sources: ChunkEntry, modules: Modules, withStarts: boolean): Set<string> {
  const reach = reachableFrom(sources.map(source), modules)
  return new Set([...reach].filter((id) => !VENDOR.test(id) && (withStarts || !isChunkStart(id, modules))))
}

/** Modules that one entry loads at once and others lazily: these must not pull in the rest of that entry. */
function lazilyShared(ids: Iterable<string>, modules: Modules): string[] {
  return [...ids].filter((id) => {
    const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {}
    return importers.length > 0 && dynamicImporters.length > 0
  })
}

let merged: MergedChunk[] | undefined

function mergedChunks(modules: Modules): MergedChunk[] {
  if (merged) return merged
  const modulesByEntry = new Map(
    Object.entries(chunkEntries).map(([name, entry]) => [name, modulesOf(entry, modules, name === 'rest')]),
  )
  const all = new Set([...modulesByEntry.values()].flatMap((reach) => [...reach]))
  for (const id of lazilyShared(all, modules)) modulesByEntry.set(id, modulesOf([id], modules, false))
  merged = mergeChunks(modulesByEntry, modules)
  if (merged.length > MAX_CHUNKS) throw new Error(`${merged.length} chunks are more than ${MAX_CHUNKS}`)
  return merged
}

/** A chunk of more entries is called 'shared'. */
const MAX_NAMED_ENTRIES = 3

/** Named after its entries; only the build's file list shows it. */
const nameOf = ({ entries: names }: MergedChunk): string => {
  const known = [...names].filter((name) => name in chunkEntries).toSorted()
  return known.length === 0 ? 'lazy' : known.length > MAX_NAMED_ENTRIES ? 'shared' : known.join('-and-')
}

/** Names of the chunks that pages load first. */
const firstChunks = new Set(['vendor', 'shared', ...Object.keys(chunkEntries)])

/** Whether a chunk is part of a page's first load. */
export const isFirstChunk = ({ name }: { name: string }): boolean =>
  name.split('-and-').some((entry) => firstChunks.has(entry))

/**
 * One group per chunk, in dependency order: the bundler adds imports to a group unless an earlier group has
 * them.
 */
export const groups = [
  { name: 'vendor', test: VENDOR, priority: MAX_CHUNKS + 1 },
  ...Array.from({ length: MAX_CHUNKS }, (_, index) => ({
    name: (id: string, modules: Modules) => {
      const chunk = mergedChunks(modules)[index]
      return chunk?.ids.has(id) ? nameOf(chunk) : undefined
    },
    priority: MAX_CHUNKS - index,
  })),
]
