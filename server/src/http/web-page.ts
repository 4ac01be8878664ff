import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { HintedLine } from '@pepwell/contract/cart-hint'
import type { Clock } from '../clock.ts'
import { escapeHtml } from '../ports/mail-page.ts'

/** What a page says of itself, and what is drawn in it before any script runs. */
export interface PageParts {
  title?: string
  description?: string
  /** further lines of its head */
  head?: readonly string[]
  /** the chunks that it needs, by their sources: 'src/pages/shop.tsx' */
  chunks?: readonly string[]
  /** what stands in the app's place until it adopts it */
  drawn?: Drawn
  /** what it is drawn from: answers, each by the key of its query */
  answers?: readonly (readonly [key: Key, answer: unknown])[]
}

/** The path that is fetched, and its query. */
export type Key = readonly [path: string, query?: Record<string, string>]

/** What a page needs before it can be seen. */
export interface FirstLook {
  /** its chunks, by their sources */
  chunks: readonly string[]
  asks: readonly Key[]
  /** whether that is all of what is to be seen */
  isWhole: boolean
}

/** What the app noted in the browser, and draws a page by. */
export interface Noted {
  /** the zone that somebody is asked about, who seems to be away from home */
  away?: string
  /** an operator does not want to hear for a while that a password alone opens the back office */
  keysLater?: true
  /** what lies in a visitor's cart */
  cart?: readonly HintedLine[]
}

/** What a drawn page goes by, beside the answers; the app begins with the same. */
interface DrawnBy extends Noted {
  /** milliseconds since the epoch */
  at: number
}

interface Drawn {
  html: string
  by: DrawnBy
}

/** Draws a page with the web app's own components. */
type Draw = (address: string, answers: NonNullable<PageParts['answers']>, by: DrawnBy) => Promise<string>

/** What the web app says of itself to the server. */
interface BuiltForServer {
  draw: Draw
  /** undefined where the page is the same as for everybody, or few begin with it */
  firstLook(address: string, user: unknown, now: number): FirstLook | undefined
  /** undefined where few visitors begin with a page, or it is drawn for all of them alike */
  visitorLook(path: string, cart: readonly HintedLine[] | undefined): FirstLook | undefined
}

type Manifest = Record<string, { file: string; imports?: string[] }>

/** A value within a script element that only holds data: nothing in it ends the element. */
export const jsonInPage = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The chunks with all that they import, but what the page loads anyway. */
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

/** The scripts of a page, and what is fetched with them. */
const SCRIPTS =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*?(?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g

/** What is drawn can be read without scripts: /before-app.js begins the app, the first of these, once that is to be seen. */
function readBeforeScripts(page: string, more: readonly string[]): string {
  const scripts = [...page.matchAll(SCRIPTS)].map(([, file]) => file)
  return page
    .replaceAll(SCRIPTS, '')
    .replace(
      'src="/before-app.js"',
      () => `src="/before-app.js" data-then="${[...scripts, ...more].join(' ')}"`,
    )
}

const rootOf = ({ html, by }: Drawn): string =>
  `<div id="root" data-drawn data-by="${escapeHtml(JSON.stringify(by))}">${html}</div>`

/** The pages that the web app is built into; undefined while it is not built. */
export function webPages(folder: string, clock: Clock) {
  const index = join(folder, 'index.html')
  const drawer = join(folder, '.server/drawn-pages.js')
  if (!existsSync(index) || !existsSync(drawer)) return undefined
  const template = readFileSync(index, 'utf8')
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  let loading: Promise<BuiltForServer> | undefined
  /** Loaded when somebody first asks: a start need not wait for it. */
  const loaded = (): Promise<BuiltForServer> => {
    loading ??= import(pathToFileURL(drawer).href)
    return loading
  }

  return {
    async draw(address: string, answers: NonNullable<PageParts['answers']>, noted?: Noted): Promise<Drawn> {
      const by = { at: clock.now(), ...noted }
      return { html: await (await loaded()).draw(address, answers, by), by }
    },

    firstLook: async (...input: Parameters<BuiltForServer['firstLook']>) =>
      (await loaded()).firstLook(...input),

    visitorLook: async (...input: Parameters<BuiltForServer['visitorLook']>) =>
      (await loaded()).visitorLook(...input),

    /** The app's page with its own head, and what is drawn in it. */
    compose({ title, description, head = [], chunks = [], drawn, answers }: PageParts): string {
      const files = filesOf(manifest, chunks).map((file) => `/${file}`)
      const preloads = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
      const lines = [...(drawn === undefined ? preloads : []), ...head]
      // Each with a function: what is put in may contain what `replace` would read as a sign.
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
          drawn === undefined ? all : `${rootOf(drawn)}\n    <noscript>`,
        )
        .replace('<noscript>', () =>
          answers
            ? `<script type="application/json" id="drawn-from">${jsonInPage(answers)}</script>\n    <noscript>`
            : '<noscript>',
        )
      return drawn === undefined ? page : readBeforeScripts(page, files)
    },
  }
}

/** See {@link webPages}. */
export type WebPages = NonNullable<ReturnType<typeof webPages>>
