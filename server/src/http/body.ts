import type { FastifyInstance } from 'fastify'

/** Largest request body in bytes; calls that take images set their own. */
export const BODY_LIMIT = 64 * 1024

/** JSON is the only body. An empty one counts as none, so a call without input may send the header. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body as string, done)
  })
}
