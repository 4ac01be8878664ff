import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

type Modules = { getModuleInfo(id: string): Rolldown.ModuleInfo | null }

const source = (path: string) => resolve(import.meta.dirname, '../src', path)

/** What everybody loads, and what visitors see. */
const forAll = [
  'app/main.tsx',
  'app/shell/visitor-bar.tsx',
  ...['landing', 'login', 'sign-up', 'reset-password', 'shop', 'shop/product', 'shop/cart'].map(
    (page) => `pages/${page}.tsx`,
  ),
]
/** What members see first. */
const forMembers = ['app/shell/member-shell.tsx', 'pages/dashboard.tsx']

const SMALL = /\/web\/src\/(ui|lib)\//

/** Everything that is loaded together with some modules. */
function closureOf(paths: readonly string[], modules: Modules): Set<string> {
  const found = new Set<string>()
  const add = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) add(imported)
  }
  for (const path of paths) add(source(path))
  return found
}

let basics: Set<string> | undefined

/**
 * Keeps together the small things that every page of a member needs and no visitor does. Left to itself the bundler parts
 * them by who shares what: with each page that shares a few of them, members would load more and smaller pieces.
 */
export function memberBasics(id: string, modules: Modules): string | undefined {
  basics ??= closureOf(forMembers, modules).difference(closureOf(forAll, modules))
  return SMALL.test(id) && basics.has(id) ? 'member-basics' : undefined
}
