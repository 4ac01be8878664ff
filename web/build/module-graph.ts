import type { Rolldown } from 'vite'

/** The modules of a build, as the bundler knows them. */
export type Modules = { getModuleInfo(id: string): Rolldown.ModuleInfo | null }

/** Modules that only re-export others: importing them does not mean needing all of those. */
const reexporters = [
  {
    named: 'lucide-react',
    file: /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/,
    line: /export\s*\{([^}]*)\}\s*from\s*['"]\.([^'"]+)['"]/g,
  },
  {
    named: 'radix-ui',
    file: /\/radix-ui\/dist\/index\.mjs$/,
    line: /import\s*\*\s*as\s+(\w+)\s+from\s*['"]([^'"]+)['"]/g,
  },
]
type Reexporter = (typeof reexporters)[number]

const reexports = new Map<string, Map<string, string>>()

/** The module that defines each re-exported name. */
function targetsOf(id: string, { line }: Reexporter, modules: Modules): Map<string, string> {
  const known = reexports.get(id)
  if (known) return known
  const { code, importedIds = [] } = modules.getModuleInfo(id) ?? {}
  const found = new Map<string, string>()
  for (const [, names = '', path = ''] of code?.matchAll(line) ?? []) {
    const module = importedIds.find((imported) => imported.includes(path))
    for (const [name] of names.matchAll(/\w+/g)) if (module) found.set(name, module)
  }
  reexports.set(id, found)
  return found
}

/** The modules that a module uses through a re-exporter. */
function usedTargets(id: string, reexporter: Reexporter, code: string, modules: Modules): string[] {
  const found = targetsOf(id, reexporter, modules)
  const imports = code.matchAll(
    new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*['"]${reexporter.named}['"]`, 'g'),
  )
  return [...imports].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => found.get(name.trim().split(/\s/)[0] ?? '') ?? []),
  )
}

/** The modules that a module imports, with re-exports resolved. */
export function importsOf(id: string, modules: Modules): string[] {
  const { importedIds = [], code } = modules.getModuleInfo(id) ?? {}
  return importedIds.flatMap((imported) => {
    const reexporter = reexporters.find(({ file }) => file.test(imported))
    return reexporter ? usedTargets(imported, reexporter, code ?? '', modules) : imported
  })
}

/** All modules reachable from these, themselves included. */
export function reachableFrom(ids: readonly string[], modules: Modules): Set<string> {
  const reach = new Set<string>()
  const add = (id: string) => {
    if (reach.has(id)) return
    reach.add(id)
    for (const imported of importsOf(id, modules)) add(imported)
  }
  for (const id of ids) add(id)
  return reach
}
