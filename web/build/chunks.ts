import { resolve } from 'node:path'
import {
  admin,
  dashboard,
  doors,
  doseForm,
  type Look,
  landing,
  members,
  others,
  planning,
  rest,
  shell,
  shop,
  signIn,
  start,
} from './looks.ts'
import { checksBySchema, type Modules, reachOf } from './reach.ts'

/** Says of how many looks a module is part. */
type Count = (looks: readonly Look[]) => number

interface Chunk {
  name: string
  /** also what is asked for by itself: all of it is, soon after each other */
  withStarts?: boolean
  holds: (of: Count) => boolean
}

/** What goes into one chunk, unless a chunk before took it. */
const shared: readonly Chunk[] = [
  // What the landing page has in common with others, or what is signed in with, weighs less than a request.
  {
    name: 'app',
    holds: (of) =>
      of([start]) > 0 ||
      (of([landing]) > 0 && of([...doors, ...shop, ...members]) > 1) ||
      (of([signIn]) > 0 && of([dashboard, doseForm]) > 0),
  },
  { name: 'shared', holds: (of) => of(shop) > 0 && of([dashboard, doseForm]) > 0 },
  { name: 'doors', holds: (of) => of([signIn]) > 0 && of([...doors, ...others]) > 1 },
  { name: 'shop', holds: (of) => of(shop) > 0 && of([...shop, ...members]) > 1 },
  { name: 'members', holds: (of) => of([shell]) > 0 || (of([dashboard]) > 0 && of([...members, rest]) > 1) },
  { name: 'rest', withStarts: true, holds: (of) => of([rest]) > 0 },
  { name: 'dashboard', holds: (of) => of([dashboard]) > 0 },
  { name: 'dose', holds: (of) => of([doseForm]) > 0 && of(members) > 0 },
  { name: 'planning', holds: (of) => of(planning) > 1 },
  { name: 'pages', holds: (of) => of(members) > 1 },
]

/** What only one page begins with, and what of it is asked for later as well. */
const own: readonly Chunk[] = [
  ...[...shop, ...others].map((look) => ({
    name: look.at(-1) ?? '',
    holds: (of: Count) => of([look]) > 0,
  })),
  { name: 'admin', holds: (of) => of([admin]) > 0 },
]

/** Libraries that change less often than the app does, and those of forms, which most first looks do without. */
const libraries: readonly { name: string; test: RegExp }[] = [
  {
    name: 'ground',
    test: /\/node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-)?query(-core)?)\//,
  },
  { name: 'forms', test: /\/node_modules\/react-hook-form\// },
  { name: 'schemas', test: /\/node_modules\/(zod|@hookform)\// },
]

const reaches = new Map<Look, Set<string>>()

function isPartOf(look: Look, id: string, modules: Modules): boolean {
  const source = (path: string) => resolve(import.meta.dirname, '../src', path)
  const reach = reaches.get(look) ?? reachOf(look.map(source), modules)
  reaches.set(look, reach)
  return reach.has(id)
}

/** Whether a module begins a chunk of its own: nothing else needs it before it is asked for. */
function isStart(id: string, modules: Modules): boolean {
  const info = modules.getModuleInfo(id)
  return id.endsWith(`/${start[0]}`) || (info?.importers.length === 0 && info.dynamicImporters.length > 0)
}

/** Those of a chunk that check by schemas stand apart, for pages that check nothing at first. */
function groupsOf({ name, holds, withStarts = false }: Chunk) {
  return [false, true].map((checking) => ({
    debugName: name,
    name: (id: string, modules: Modules) => {
      if (checksBySchema(id, modules) !== checking || (!withStarts && isStart(id, modules))) return
      const of: Count = (looks) => looks.filter((look) => isPartOf(look, id, modules)).length
      return holds(of) ? `${name}${checking ? '-checked' : ''}` : undefined
    },
  }))
}

/** What one page begins with and others ask for later stands alone: they need nothing else of that page. */
const askedFor = {
  debugName: 'asked for',
  name: (id: string, modules: Modules) => {
    const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {}
    if (importers.length === 0 || dynamicImporters.length === 0 || checksBySchema(id, modules))
      return undefined
    return id.replace(/\W/g, '-')
  },
}

/**
 * Puts together what is loaded together. Left to itself the bundler makes a chunk for each set of pages that share
 * something: hundreds of them, of which a page loads a hundred. Each group takes along what its modules need and no group
 * before it has, so that a chunk depends on those before it only.
 */
export const groups = [
  ...libraries.map(({ name, test }) => ({ name, test })),
  ...shared.flatMap(groupsOf),
  askedFor,
  ...own.flatMap(groupsOf),
].map((group, place, { length }) => ({ ...group, priority: length - place }))
