import { resolve } from 'node:path'
import { type Look, looks } from './looks.ts'
import { type Part, partsOf } from './parts.ts'
import { type Modules, reachOf } from './reach.ts'

/** Libraries that change less often than the app does. */
const GROUND = /\/node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-)?query(-core)?)\//

/** More than there ever are: the bundler asks for each place before it knows. */
const MOST_PARTS = 100

const source = (path: string): string => resolve(import.meta.dirname, '../src', path)

/** Whether a module begins a chunk of its own: nothing else needs it before it is asked for. */
function isStart(id: string, modules: Modules): boolean {
  const info = modules.getModuleInfo(id)
  return id === source('app/main.tsx') || (info?.importers.length === 0 && info.dynamicImporters.length > 0)
}

/** What a look begins with, without what has a chunk of its own. */
function ownOf(sources: Look, modules: Modules, withStarts: boolean): Set<string> {
  const reach = reachOf(sources.map(source), modules)
  return new Set([...reach].filter((id) => !GROUND.test(id) && (withStarts || !isStart(id, modules))))
}

/** What one page begins with and others ask for later: they shall need nothing else of that page. */
function askedFor(ids: Iterable<string>, modules: Modules): string[] {
  return [...ids].filter((id) => {
    const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {}
    return importers.length > 0 && dynamicImporters.length > 0
  })
}

let made: Part[] | undefined

function parts(modules: Modules): Part[] {
  if (made) return made
  const reaches = new Map(
    Object.entries(looks).map(([name, look]) => [name, ownOf(look, modules, name === 'rest')]),
  )
  const all = new Set([...reaches.values()].flatMap((reach) => [...reach]))
  for (const id of askedFor(all, modules)) reaches.set(id, ownOf([id], modules, false))
  made = partsOf(reaches, modules)
  if (made.length > MOST_PARTS) throw new Error(`${made.length} parts are more than ${MOST_PARTS}`)
  return made
}

/** More looks than this make no name. */
const NAMED = 3

/** By the looks that begin with it; only the list of what was built shows it. */
const nameOf = ({ looks: names }: Part): string => {
  const known = [...names].filter((name) => name in looks).toSorted()
  return known.length === 0 ? 'asked-for' : known.length > NAMED ? 'shared' : known.join('-and-')
}

/** One group for each place in the order of parts: the bundler lets each take along what it needs and no group before it has. */
export const groups = [
  { name: 'ground', test: GROUND, priority: MOST_PARTS + 1 },
  ...Array.from({ length: MOST_PARTS }, (_, place) => ({
    name: (id: string, modules: Modules) => {
      const part = parts(modules)[place]
      return part?.ids.has(id) ? nameOf(part) : undefined
    },
    priority: MOST_PARTS - place,
  })),
]
