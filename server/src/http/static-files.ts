import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { notFound } from './errors.ts'
import { landingPage } from './landing-page.ts'
import { memberPages } from './member-pages.ts'
import { sendPacked } from './packed.ts'
import { visitorPages } from './visitor-pages.ts'
import { webPages } from './web-page.ts'

/** Vite puts a hash of the contents in every name below /assets/, so these may be kept for ever. */
const HASHED = 'assets'
const YEAR_SECONDS = 31_536_000

/** Sends the app's page for a path: with what is needed first where that is known, as it was built elsewhere. */
function pageSender(app: FastifyInstance, folder: string, clock: Clock) {
  const pages = webPages(folder, clock)
  if (!pages)
    return async (_path: string, _request: FastifyRequest, reply: FastifyReply) =>
      reply.sendFile('index.html')
  const memberPage = memberPages(app, pages, clock)
  const landing = landingPage(app, pages)
  const visitorPage = visitorPages(app, pages)
  return async (path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const own = await memberPage(path, request, reply)
    if (own === undefined && path === '/') return landing(request, reply)
    const page = own ?? (await visitorPage(path, request))
    if (page === undefined) return reply.sendFile('index.html')
    if (typeof page !== 'string') return sendPacked(request, reply, page)
    reply.headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' })
    return reply.send(page)
  }
}

/**
 * Serves the built web app: precompressed where the build made it so, hashed assets immutable, everything else
 * revalidated. A path that is no file is one of the app's own pages, which the app itself tells apart.
 */
export async function serveWebApp(app: FastifyInstance, folder: string, clock: Clock): Promise<void> {
  const built = existsSync(join(folder, 'index.html'))
  const sendPage = pageSender(app, folder, clock)
  if (built) {
    await app.register(serveStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(folder, HASHED) + sep)
        reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
      },
    })
    app.get('/', (request, reply) => sendPage('/', request, reply))
  }
  app.setNotFoundHandler(async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|assets)(\/|$)/.test(pathname)
    if (!isPage || !built) return reply.status(404).send(notFound())
    return sendPage(pathname.replace(/(?<=.)\/+$/, ''), request, reply)
  })
}
