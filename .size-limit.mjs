// How much JavaScript the first look at a page may load, compressed: the page's chunks with all that they import.
import { readFileSync } from 'node:fs'

/** @type {Record<string, { file: string, name?: string, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync('web/dist/.vite/manifest.json', 'utf8'))

/**
 * @param {string[]} entries
 * @param {number} most so many requests a page may need for it
 */
function scripts(entries, most) {
  const found = new Set()
  const add = (/** @type {string} */ key) => {
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key)
    if (!chunk) throw new Error(`${key} is not in the build`)
    if (found.has(chunk.file)) return
    found.add(chunk.file)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const entry of entries) add(entry)
  const files = [...found].filter((file) => file.endsWith('.js'))
  if (files.length > most) throw new Error(`${entries.at(-1)} needs ${files.length} scripts, not ${most}`)
  return files.map((file) => `web/dist/${file}`)
}

const app = 'index.html'
const page = (/** @type {string} */ name) => `src/pages/${name}.tsx`
const visitorBar = 'src/app/shell/visitor-bar.tsx'
const memberShell = 'src/app/shell/member-shell.tsx'

/** The scripts of a page of members, with its bars. */
const inShell = (/** @type {string[]} */ ...entries) => scripts([app, memberShell, ...entries], 24)

const dashboard = page('dashboard')
const doseDialog = 'src/features/doses/sheet/sheet-form.tsx'

export default [
  { name: 'landing', path: scripts([app, page('landing')], 7), limit: '100 kB' },
  { name: 'sign-in', path: scripts([app, page('login')], 8), limit: '100 kB' },
  { name: 'sign-up', path: scripts([app, page('sign-up')], 16), limit: '158 kB' },
  { name: 'shop, signed out', path: scripts([app, visitorBar, page('shop')], 10), limit: '115 kB' },
  {
    name: 'product, signed out',
    path: scripts([app, visitorBar, page('shop/product')], 10),
    limit: '114 kB',
  },
  { name: 'cart, signed out', path: scripts([app, visitorBar, page('shop/cart')], 12), limit: '117 kB' },
  { name: 'dashboard', path: inShell(dashboard), limit: '174 kB' },
  { name: 'dashboard, with what is fetched as it rests', path: inShell(dashboard, 'rest'), limit: '199 kB' },
  {
    name: 'dashboard, with the dose dialog that is fetched ahead',
    path: inShell(dashboard, 'rest', doseDialog),
    limit: '232 kB',
  },
  { name: 'My Plan', path: inShell(page('my-plan')), limit: '153 kB' },
  { name: 'calculator', path: inShell(page('calculator')), limit: '154 kB' },
  { name: 'peptides', path: inShell(page('peptides')), limit: '134 kB' },
  { name: 'profile', path: inShell(page('profile')), limit: '160 kB' },
  { name: 'social', path: inShell(page('social')), limit: '143 kB' },
  { name: 'AI Assistant', path: inShell(page('ai-assistant')), limit: '135 kB' },
  { name: 'insights', path: inShell(page('insights')), limit: '139 kB' },
  { name: 'Build a Stack', path: inShell(page('peptides/build')), limit: '175 kB' },
  { name: 'profile setup', path: inShell(page('profile-setup')), limit: '148 kB' },
  { name: 'import', path: inShell(page('profile/import-data')), limit: '143 kB' },
  { name: 'chat', path: inShell(page('social'), page('social/chat')), limit: '162 kB' },
  { name: 'discover', path: inShell(page('social'), page('social/discover')), limit: '147 kB' },
  { name: 'stack', path: inShell(page('social/stack')), limit: '144 kB' },
  { name: 'cart', path: inShell(page('shop/cart')), limit: '130 kB' },
  { name: 'checkout', path: scripts([app, page('shop/checkout')], 24), limit: '167 kB' },
  { name: 'orders', path: inShell(page('shop/orders')), limit: '125 kB' },
  {
    name: 'admin',
    path: inShell(page('admin')),
    limit: '174 kB',
  },
]
