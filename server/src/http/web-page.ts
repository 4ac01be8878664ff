import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type DeviceState,
  PRELOADED_RESPONSES_ID,
  type PreloadedResponse,
  type RenderContext,
  type ServerBuild,
} from '@pepwell/contract/rendering'
import type { Clock } from '../clock.ts'
import { escapeHtml } from '../escape-html.ts'

/** The parts from which the server composes a page. */
export interface PageParts {
  title?: string
  description?: string
  /** more lines for its head */
  head?: readonly string[]
  /** chunks to preload, by source: 'src/pages/shop.tsx' */
  chunks?: readonly string[]
  /** the server-rendered app, which the browser hydrates */
  rendered?: Rendered
  /** the responses it was rendered from, by query key */
  responses?: readonly PreloadedResponse[]
}

interface Rendered {
  html: string
  context: RenderContext
}

type Manifest = Record<string, { file: string; imports?: string[] }>

/** JSON for a data script element; nothing in it can end the element. */
export const jsonInPage = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The chunks and their imports, without those that every page loads. */
function filesOf(manifest: Manifest, chunks: readonly string[]): string[] {
  const found = new Set<string>()
  const known = new Set(['index.html', ...(manifest['index.html']?.imports ?? [])])
  const add = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || known.has(name)) return
    known.add(name)
    found.add(chunk.file)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const chunk of chunks) add(chunk)
  return [...found]
}

/** A page's scripts and preloads. */
const SCRIPTS =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*?(?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g

/** Removes the scripts of a rendered page: /before-app.js loads them after the first paint, the app's own first. */
function deferScripts(page: string, more: readonly string[]): string {
  const scripts = [...page.matchAll(SCRIPTS)].map(([, file]) => file)
  return page
    .replaceAll(SCRIPTS, '')
    .replace(
      'src="/before-app.js"',
      () => `src="/before-app.js" data-then="${[...scripts, ...more].join(' ')}"`,
    )
}

const rootOf = ({ html, context }: Rendered): string =>
  `<div id="root" data-server-rendered data-render-context="${escapeHtml(JSON.stringify(context))}">${html}</div>`

/** The pages of the built web app; undefined if it isn't built. */
export function webPages(folder: string, clock: Clock) {
  const index = join(folder, 'index.html')
  const entry = join(folder, '.server/entry-server.js')
  if (!existsSync(index) || !existsSync(entry)) return undefined
  const template = readFileSync(index, 'utf8')
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  let loading: Promise<ServerBuild> | undefined
  /** Loaded on first use, so that the start doesn't wait for it. */
  const loaded = (): Promise<ServerBuild> => {
    loading ??= import(pathToFileURL(entry).href)
    return loading
  }

  return {
    async render(
      address: string,
      responses: readonly PreloadedResponse[],
      state?: DeviceState,
    ): Promise<Rendered> {
      const context = { at: clock.now(), ...state }
      return { html: await (await loaded()).renderPage(address, responses, context), context }
    },

    criticalQueries: async (...input: Parameters<ServerBuild['criticalQueries']>) =>
      (await loaded()).criticalQueries(...input),

    visitorCriticalQueries: async (...input: Parameters<ServerBuild['visitorCriticalQueries']>) =>
      (await loaded()).visitorCriticalQueries(...input),

    /** Composes the app's page with its own head and rendered body. */
    compose({ title, description, head = [], chunks = [], rendered, responses }: PageParts): string {
      const files = filesOf(manifest, chunks).map((file) => `/${file}`)
      const preloads = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
      const lines = [...(rendered === undefined ? preloads : []), ...head]
      // Uses replacer functions, because `replace` interprets '$' in replacement strings.
      const described = description === undefined ? '' : escapeHtml(description)
      const page = template
        .replace(/<title>[^<]*<\/title>/, (all) =>
          title === undefined ? all : `<title>${escapeHtml(title)}</title>`,
        )
        .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (all, start) =>
          described ? `${start}${described}` : all,
        )
        .replace('</head>', () => `${lines.map((line) => `  ${line}\n  `).join('')}</head>`)
        .replace(/<div id="root">[\s\S]*?<\/div>\s*<noscript>/, (all) =>
          rendered === undefined ? all : `${rootOf(rendered)}\n    <noscript>`,
        )
        .replace('<noscript>', () =>
          responses
            ? `<script type="application/json" id="${PRELOADED_RESPONSES_ID}">${jsonInPage(responses)}</script>\n    <noscript>`
            : '<noscript>',
        )
      return rendered === undefined ? page : deferScripts(page, files)
    },
  }
}

export type WebPages = NonNullable<ReturnType<typeof webPages>>
