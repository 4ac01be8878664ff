// How much JavaScript the first look at a page may load, compressed: the page's chunks with all that they import.
import { readFileSync } from 'node:fs'

/** @type {Record<string, { file: string, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync('web/dist/.vite/manifest.json', 'utf8'))

/** @param {string[]} entries */
function scripts(entries) {
  const found = new Set()
  const add = (/** @type {string} */ key) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is not in the build`)
    if (found.has(chunk.file)) return
    found.add(chunk.file)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const entry of entries) add(entry)
  return [...found].filter((file) => file.endsWith('.js')).map((file) => `web/dist/${file}`)
}

const app = 'index.html'
const page = (/** @type {string} */ name) => `src/pages/${name}.tsx`

export default [
  { name: 'landing', path: scripts([app, page('landing')]), limit: '100 kB' },
  { name: 'sign-in', path: scripts([app, page('login')]), limit: '100 kB' },
  {
    name: 'shop, signed out',
    path: scripts([app, 'src/app/shell/visitor-bar.tsx', page('shop')]),
    limit: '110 kB',
  },
  {
    name: 'dashboard, with the dose dialog that is fetched ahead',
    path: scripts([
      app,
      'src/app/shell/member-shell.tsx',
      page('dashboard'),
      'src/features/doses/sheet/sheet-form.tsx',
      'src/ui/toast-list.tsx',
    ]),
    limit: '180 kB',
  },
]
