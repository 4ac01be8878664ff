import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { sendCompressed } from './compressed-text.ts'
import { notFound } from './errors.ts'
import { type Community, landingPage } from './landing-page.ts'
import { memberPages } from './member-pages.ts'
import { limiterOf } from './request-limit.ts'
import { visitorPages } from './visitor-pages.ts'
import { readWebFiles, sendWebFile, type WebFile } from './web-files.ts'
import { webPages } from './web-page.ts'

/** The source of the web app's files. */
interface Deps {
  webFolder: string
  earlierBuilds?: readonly string[]
  clock: Clock
  config: Pick<Config, 'requestsPerMinute'>
  community: Community
}

type SendPage = (path: string, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Sends the app's page for a path, rendered if possible, otherwise as built. */
function pageSender(
  app: FastifyInstance,
  { webFolder, clock, config, community }: Deps,
  built: WebFile,
): SendPage {
  const asBuilt: SendPage = async (_path, request, reply) => sendWebFile(request, reply, built)
  const pages = webPages(webFolder, clock)
  if (!pages) return asBuilt
  const memberPage = memberPages(app, pages, clock)
  const landing = landingPage(pages, community)
  const visitorPage = visitorPages(app, pages)
  const isOverLimit = limiterOf(app, 'pages', config.requestsPerMinute)
  return async (path, request, reply) => {
    // Rendering is expensive: an address over the limit gets the page as built.
    if (await isOverLimit(request)) return asBuilt(path, request, reply)
    const own = await memberPage(path, request, reply)
    const page = own ?? (await (path === '/' ? landing() : visitorPage(path, request)))
    if (page === undefined) return asBuilt(path, request, reply)
    if (typeof page !== 'string') return sendCompressed(request, reply, page)
    reply.headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' })
    return reply.send(page)
  }
}

const pathOf = ({ url }: FastifyRequest): string => url.split(/[?#]/, 1)[0] ?? url

/** Whether a path that is no file may be a page; the app itself knows which. */
const mayBePage = ({ method }: FastifyRequest, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && !/^\/(api|assets)(\/|$)/.test(path) && !path.startsWith('//')

/** The files of the current build, and assets of earlier ones that open pages may still ask for. */
async function filesOf({ webFolder, earlierBuilds = [] }: Deps): Promise<ReadonlyMap<string, WebFile>> {
  if (!existsSync(join(webFolder, 'index.html'))) return new Map()
  const builds = await Promise.all([...earlierBuilds, webFolder].map(readWebFiles))
  return new Map(builds.flatMap((files) => [...files]))
}

/** Serves the built web app: compressed files and pages. */
export async function serveWebApp(app: FastifyInstance, deps: Deps): Promise<void> {
  const files = await filesOf(deps)
  const index = files.get('/index.html')
  const sendPage = index && pageSender(app, deps, index)
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request)
    if (!sendPage || !mayBePage(request, path)) return reply.status(404).send(notFound())
    return sendPage(path.replace(/(?<=.)\/+$/, ''), request, reply)
  })
  if (files.size === 0) return
  app.get('/*', (request, reply) => {
    const file = files.get(pathOf(request))
    if (file) sendWebFile(request, reply, file)
    else reply.callNotFound()
  })
}
