import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { escapeHtml } from '../ports/mail-page.ts'

/** What a page says of itself, and what is drawn in it before any script runs. */
export interface PageParts {
  title: string
  description?: string
  /** further lines of its head */
  head?: readonly string[]
  /** the chunks that it needs, by their sources: 'src/pages/shop.tsx' */
  chunks?: readonly string[]
  /** what stands in the app's place until it takes over */
  drawn?: string
  /** what it was drawn from: answers, each by the path that it would be fetched from */
  answers?: readonly (readonly [path: string, answer: unknown])[]
}

/** Draws a page with the web app's own components. */
type Draw = (path: string, answers: NonNullable<PageParts['answers']>) => string

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

/** The pages that the web app is built into; undefined while it is not built. */
export function webPages(folder: string) {
  const index = join(folder, 'index.html')
  const drawer = join(folder, '.server/shop-pages.js')
  if (!existsSync(index) || !existsSync(drawer)) return undefined
  const template = readFileSync(index, 'utf8')
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  /** what the app's own page fetches ahead, for visitors of another */
  const landing = manifest['src/pages/landing.tsx']?.file
  let loaded: Promise<{ draw: Draw }> | undefined

  return {
    /** Loaded when somebody first asks: a start need not wait for it. */
    async draw(...input: Parameters<Draw>): Promise<string> {
      loaded ??= import(pathToFileURL(drawer).href)
      return (await loaded).draw(...input)
    },

    /** The app's page with its own head, and what is drawn in it. */
    compose({ title, description, head = [], chunks = [], drawn, answers }: PageParts): string {
      const lines = [
        ...filesOf(manifest, chunks).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
        ...head,
      ]
      // Each with a function: what is put in may contain what `replace` would read as a sign.
      const described = description === undefined ? '' : escapeHtml(description)
      return template
        .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
        .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (all, start) =>
          described ? `${start}${described}` : all,
        )
        .replace(
          landing === undefined ? '' : new RegExp(`^.*<link rel="modulepreload" href="/${landing}".*\n`, 'm'),
          '',
        )
        .replace('</head>', () => `${lines.map((line) => `  ${line}\n  `).join('')}</head>`)
        .replace(/<div id="root">[\s\S]*?<\/div>\s*<noscript>/, (all) =>
          drawn === undefined ? all : `<div id="root">${drawn}</div>\n    <noscript>`,
        )
        .replace('<noscript>', () =>
          answers
            ? `<script type="application/json" id="drawn-from">${jsonInPage(answers)}</script>\n    <noscript>`
            : '<noscript>',
        )
    },
  }
}

/** See {@link webPages}. */
export type WebPages = NonNullable<ReturnType<typeof webPages>>
