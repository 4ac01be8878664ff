import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// Node imports the registry itself: Vite would bundle every page into its configuration.
const registry = pathToFileURL(join(import.meta.dirname, '../src/app/routes.ts')).href
const { pages }: Pick<typeof import('../src/app/routes.ts'), 'pages'> = await import(registry)

/** Modules that load together when a page opens first: sources below web/src. */
export type ChunkEntry = readonly string[]

const starts = Object.values(pages).flatMap(({ bars, firstLoads = [] }) =>
  firstLoads.map((load) => {
    const shell = load.by === 'visitors' ? 'app/shell/visitor-bar.tsx' : 'app/shell/member-shell.tsx'
    const sources = [...(bars === 'own' ? [shell] : []), ...load.chunks.map((name) => `pages/${name}.tsx`)]
    return { ...load, sources }
  }),
)

const weighted = starts.filter(({ weight }) => weight !== undefined)

/** The pages people open first, and what loads next. Any other page reuses the chunks it shares with these. */
export const chunkEntries: Readonly<Record<string, ChunkEntry>> = {
  ...Object.fromEntries(
    weighted.map(({ name, sources, soon = [] }) => [
      name,
      ['app/main.tsx', ...sources, ...soon.map((later) => `pages/${later}.tsx`)],
    ]),
  ),
  // Prefetched on most pages, so that logging a dose starts at once.
  dose: ['features/doses/sheet/sheet-form.tsx'],
  // Loaded once the page is idle: connectivity, live updates, toasts, and what opens above a page.
  rest: [
    'app/shell/connectivity-status.tsx',
    'lib/api/live.ts',
    'lib/offline/response-cache.ts',
    'lib/offline/outbox.ts',
    'ui/toast-list.tsx',
    'ui/panels/dialog.tsx',
    'ui/panels/confirm-dialog.tsx',
    'ui/panels/drawer.tsx',
  ],
}

/** How much more often people start on this entry than on others. */
export const weights: Readonly<Record<string, number>> = {
  ...Object.fromEntries(weighted.map(({ name, weight = 1 }) => [name, weight])),
  rest: 6,
}

/** Limits on what the first view of a page loads. */
interface ByteBudget {
  name: string
  /** chunks, by source or by name */
  chunks: readonly string[]
  kilobytes: number
  scripts: number
}

const DEFAULT_SCRIPTS = 24

export const byteBudgets: readonly ByteBudget[] = starts.flatMap(
  ({ name, sources, budget, scripts = DEFAULT_SCRIPTS, idleBudget }) => {
    const chunks = sources.map((file) => `src/${file}`)
    const limit = (kilobytes: number, later = '', more: readonly string[] = []): ByteBudget => ({
      ...{ name: name + later, chunks: [...chunks, ...more], kilobytes, scripts },
    })
    const dose = chunkEntries.dose?.map((file) => `src/${file}`) ?? []
    return [
      ...(budget === undefined ? [] : [limit(budget)]),
      ...(idleBudget === undefined
        ? []
        : [
            limit(idleBudget.rest, ', once idle', ['rest']),
            limit(idleBudget.doseSheet, ', with the dose sheet', ['rest', ...dose]),
          ]),
    ]
  },
)
