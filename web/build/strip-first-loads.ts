import type { ESTree, Plugin } from 'vite'

type Node = ESTree.Node
type Range = readonly [from: number, to: number]

const BUILDERS = new Set(['page', 'publicPage', 'barePage'])

/** Arguments of a page's builder that the browser needs: paths, title and loader. */
const KEPT_ARGUMENTS = 3

function* within(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* within(item)
  else if (value !== null && typeof value === 'object') {
    if ('type' in value) yield value as Node
    const isProperty = 'type' in value && value.type === 'Property'
    // The name of a property refers to nothing.
    for (const [key, child] of Object.entries(value)) if (!isProperty || key !== 'key') yield* within(child)
  }
}

/** The fields after the loader in each page's row. */
function firstLoads(program: Node): Range[] {
  return [...within(program)].flatMap((node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return []
    const [loader, extra] = node.arguments.slice(KEPT_ARGUMENTS - 1)
    return BUILDERS.has(node.callee.name) && loader && extra ? [[loader.end, extra.end] as const] : []
  })
}

/** The names that an import or a constant declares. */
const declaredBy = (statement: Node): string[] =>
  statement.type === 'ImportDeclaration'
    ? statement.specifiers.map(({ local }) => local.name)
    : statement.type === 'VariableDeclaration'
      ? statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
      : []

/** The imports and constants that nothing else in the module uses. */
function unused(program: Node): Range[] {
  const statements = program.type === 'Program' ? (program.body as Node[]) : []
  const namesIn = new Map(
    statements.map((statement) => [
      statement,
      new Set([...within(statement)].flatMap((node) => (node.type === 'Identifier' ? [node.name] : []))),
    ]),
  )
  return statements.flatMap((statement) => {
    const names = declaredBy(statement)
    const isUsed = statements.some(
      (other) => other !== statement && names.some((name) => namesIn.get(other)?.has(name)),
    )
    return names.length > 0 && !isUsed ? [[statement.start, statement.end] as const] : []
  })
}

const without = (code: string, ranges: readonly Range[]): string =>
  ranges.reduceRight((text, [from, to]) => text.slice(0, from) + text.slice(to), code)

/**
 * Strips critical queries, weights and budgets from the browser's page registry, with everything that only
 * they import.
 */
export const stripFirstLoads = (): Plugin => ({
  name: 'strip-first-loads',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/app\/routes\.ts$/ },
    handler(code) {
      let kept = without(code, firstLoads(this.parse(code) as Node))
      for (;;) {
        const ranges = unused(this.parse(kept) as Node)
        if (ranges.length === 0) return { code: kept, map: null }
        kept = without(kept, ranges)
      }
    },
  },
})
