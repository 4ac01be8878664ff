import type { Rolldown } from 'vite'

/** The modules of a build, as the bundler knows them. */
export type Modules = { getModuleInfo(id: string): Rolldown.ModuleInfo | null }

/** Modules that only hand on others: that they import all of these does not say who needs which. */
const handers = [
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
type Hander = (typeof handers)[number]

const handed = new Map<string, Map<string, string>>()

/** Which module stands behind each name that is handed on. */
function behind(id: string, { line }: Hander, modules: Modules): Map<string, string> {
  const known = handed.get(id)
  if (known) return known
  const { code, importedIds = [] } = modules.getModuleInfo(id) ?? {}
  const found = new Map<string, string>()
  for (const [, names = '', path = ''] of code?.matchAll(line) ?? []) {
    const module = importedIds.find((imported) => imported.includes(path))
    for (const [name] of names.matchAll(/\w+/g)) if (module) found.set(name, module)
  }
  handed.set(id, found)
  return found
}

/** What a module needs of one that hands others on. */
function neededOf(id: string, hander: Hander, code: string, modules: Modules): string[] {
  const found = behind(id, hander, modules)
  const imports = code.matchAll(new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*['"]${hander.named}['"]`, 'g'))
  return [...imports].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => found.get(name.trim().split(/\s/)[0] ?? '') ?? []),
  )
}

/** The modules that are loaded because of one. */
export function importsOf(id: string, modules: Modules): string[] {
  const { importedIds = [], code } = modules.getModuleInfo(id) ?? {}
  return importedIds.flatMap((imported) => {
    const hander = handers.find(({ file }) => file.test(imported))
    return hander ? neededOf(imported, hander, code ?? '', modules) : imported
  })
}

/** Everything that is loaded with some modules, themselves included. */
export function reachOf(ids: readonly string[], modules: Modules): Set<string> {
  const reach = new Set<string>()
  const add = (id: string) => {
    if (reach.has(id)) return
    reach.add(id)
    for (const imported of importsOf(id, modules)) add(imported)
  }
  for (const id of ids) add(id)
  return reach
}
