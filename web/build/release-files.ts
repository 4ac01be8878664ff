import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/**
 * What isn't available offline: operators' pages, auth pages, buying, the barcode scanner; and files that no
 * current browser requests.
 */
const LEFT_OUT =
  /\/pages\/(admin|user-profile|landing|login|sign-up|reset-password|mail-link|replace-password|shop\/)|\/admin\/|\/barcode\/|\/scanner\/|\/node_modules\/(@zxing|temporal-polyfill)/

/** The characters the app uses; others load on demand. */
const FONT = /\/basic-[\w-]+\.woff2$/

/** Small, and part of every page. */
const LOOSE = ['/before-app.js', '/manifest.webmanifest', '/icons/pepwell.svg', '/icons/pepwell-192.png']

const isChunk = (file: Bundle[string] | undefined): file is Chunk => file?.type === 'chunk'

/** The chunks that given chunks load, now or after a later tap. */
function chunksFrom(bundle: Bundle, first: Chunk): Chunk[] {
  const found = new Set<Chunk>()
  const add = (chunk: Chunk) => {
    if (found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) follow(name)
    for (const name of chunk.dynamicImports) follow(name, LEFT_OUT)
  }
  const follow = (name: string, except?: RegExp) => {
    const chunk = bundle[name]
    if (isChunk(chunk) && !except?.test(chunk.facadeModuleId ?? '')) add(chunk)
  }
  add(first)
  return [...found]
}

/** What the first visit loads: Home in the member shell. */
const HOME = /\/(pages\/dashboard|shell\/member-shell)\.tsx$/

/** The chunks that given chunks load immediately. */
function chunksAtOnce(bundle: Bundle, first: readonly Chunk[]): Chunk[] {
  const found = new Set(first)
  for (const { imports } of found)
    for (const name of imports) {
      const chunk = bundle[name]
      if (isChunk(chunk)) found.add(chunk)
    }
  return [...found]
}

/** The part of a build cached on a member's device: its first script and the paths of all files. */
export function releaseFiles(bundle: Bundle): { entry: string; home: string[]; files: string[] } {
  const files = Object.values(bundle)
  const first = files.find((file) => isChunk(file) && file.isEntry)
  if (!isChunk(first)) throw new Error('The app has no first script')
  const fonts = files.flatMap(({ fileName }) => (FONT.test(fileName) ? fileName : []))
  const pathsOf = (chunks: readonly Chunk[]): string[] => {
    const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
    const names = [...chunks.map(({ fileName }) => fileName), ...styles, ...fonts]
    return [...new Set(names)].map((name) => `/${name}`).concat(LOOSE)
  }
  const home = files.filter(isChunk).filter(({ moduleIds }) => moduleIds.some((id) => HOME.test(id)))
  // Also what Home loads right after its first render: its widgets and the dose sheet.
  const soon = home.flatMap(({ dynamicImports }) => dynamicImports).flatMap((name) => bundle[name] ?? [])
  const isHomes = (chunk: Chunk) => !LEFT_OUT.test(chunk.facadeModuleId ?? '')
  return {
    entry: first.fileName,
    home: pathsOf(chunksAtOnce(bundle, [first, ...home, ...soon.filter(isChunk).filter(isHomes)])),
    files: pathsOf(chunksFrom(bundle, first)),
  }
}
