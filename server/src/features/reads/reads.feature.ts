import { batchReads } from '@pepwell/contract/reads'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Feature } from '../../feature.ts'
import { askAs } from '../../http/ask-as.ts'
import { handle } from '../../http/handle.ts'

/** A read within a read would hide how many reads there are. Routes match decoded paths. */
function isItself(path: string): boolean {
  try {
    return decodeURIComponent(path.split(/[?#]/, 1)[0] ?? '').startsWith(batchReads.path)
  } catch {
    return true
  }
}

async function readAlone(app: FastifyInstance, request: FastifyRequest, path: string) {
  if (isItself(path)) return { status: 404, body: null }
  const { statusCode, headers, payload } = await askAs(app, request, path)
  const isJson = String(headers['content-type']).startsWith('application/json')
  // Pictures and files have no place in JSON.
  return isJson ? { status: statusCode, body: JSON.parse(payload) as unknown } : { status: 404, body: null }
}

/** Several reads in one request, so that a screen needs one. */
export function addReads(app: FastifyInstance): Feature {
  handle(app, batchReads, ({ query, request }) =>
    Promise.all(query.paths.map((path) => readAlone(app, request, path))),
  )
  return {}
}
