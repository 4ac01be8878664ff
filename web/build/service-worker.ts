import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { quietChecks } from './quiet-checks.ts'
import { releaseFiles } from './release-files.ts'

const SOURCE = fileURLToPath(new URL('../src/service-worker/main.ts', import.meta.url))

/** The same name in every release, so that browsers find the next one. */
const FILE = 'service-worker.js'

/**
 * Builds the worker as a single script: it shares no chunks with the app, and works in browsers without
 * module workers.
 */
async function bundle(mode: string, release: ReturnType<typeof releaseFiles>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    mode,
    publicDir: false,
    define: { RELEASE: JSON.stringify(release) },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        checks: quietChecks,
        input: SOURCE,
        output: { format: 'iife', entryFileNames: FILE },
      },
    },
  })
  const [script] = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  if (script?.type !== 'chunk') throw new Error('The service worker was not built')
  return script.code
}

/** In development, nothing is cached: no page belongs to a release. */
const NOTHING_KEPT = { entry: 'not built', home: [], files: [] }

/** Puts the service worker next to the app's first page, in the build and while developing. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    generateBundle: {
      // After all files have their names.
      order: 'post',
      async handler(_options, files) {
        const source = await bundle('production', releaseFiles(files))
        this.emitFile({ type: 'asset', fileName: FILE, source })
      },
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response, next) => {
        bundle('development', NOTHING_KEPT).then((code) => {
          response.setHeader('content-type', 'text/javascript')
          response.setHeader('cache-control', 'no-cache')
          response.end(code)
        }, next)
      })
    },
  }
}
