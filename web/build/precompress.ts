import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Smaller files gain nothing: they fit into one packet either way. */
const MIN_BYTES = 1024

/** Fonts and pictures are compressed already. */
const COMPRESSIBLE = /\.(?:html|js|css|svg|json|webmanifest|txt)$/

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < MIN_BYTES) return
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  await Promise.all([
    brotli(content, best).then((packed) => writeFile(`${file}.br`, packed)),
    deflate(content, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ])
}

/** Writes `.br` and `.gz` next to every text asset, so that the server never compresses at run time. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
      await Promise.all(files.map((file) => compress(join(file.parentPath, file.name))))
    },
  }
}
