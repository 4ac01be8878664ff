// How much JavaScript the first look at a page may load, compressed: the page's chunks with all that they import.
import { readFileSync } from 'node:fs'
import { byteBudgets } from './web/build/chunk-entries.ts'

/** @type {Record<string, { file: string, name?: string, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync('web/dist/.vite/manifest.json', 'utf8'))

export default byteBudgets.map(({ name, chunks, kilobytes, scripts }) => {
  const found = new Set()
  const add = (/** @type {string} */ key) => {
    const chunk = manifest[key] ?? Object.values(manifest).find((one) => one.name === key)
    if (!chunk) throw new Error(`${key} is not in the build`)
    if (found.has(chunk.file)) return
    found.add(chunk.file)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const chunk of ['index.html', ...chunks]) add(chunk)
  const files = [...found].filter((file) => file.endsWith('.js'))
  if (files.length > scripts) throw new Error(`${name} needs ${files.length} scripts, not ${scripts}`)
  return { name, path: files.map((file) => `web/dist/${file}`), limit: `${kilobytes} kB` }
})
