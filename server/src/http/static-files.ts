import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { notFound } from './errors.ts'

/** Vite puts a hash of the contents in every name below /assets/, so these may be kept for ever. */
const HASHED = 'assets'
const YEAR_SECONDS = 31_536_000

/**
 * Serves the built web app: precompressed where the build made it so, hashed assets immutable, everything else
 * revalidated. A path that is no file is one of the app's own pages, which the app itself tells apart.
 */
export async function serveWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'))
  if (built) {
    await app.register(serveStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(folder, HASHED) + sep)
        reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|assets)(\/|$)/.test(pathname)
    if (isPage && built) return reply.sendFile('index.html')
    return reply.status(404).send(notFound())
  })
}
