import swagger from '@fastify/swagger'
import type { Call } from '@pepwell/contract/call'
import { refusals } from '@pepwell/contract/errors'
import { brandName } from '@pepwell/domain/text/brand'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { type CompressedText, packed, sendCompressed } from './compressed-text.ts'
import { inputSchema } from './json-schema.ts'

/** A tool reads the document once. Uncompressed it is above a megabyte. */
const MAX_PER_MINUTE = 60

/** The schema of every refusal. */
const refusal = {
  description: 'A refusal',
  type: 'object',
  properties: {
    code: { type: 'string', enum: Object.keys(refusals) },
    message: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    details: { description: 'Details of a refusal', type: 'object', additionalProperties: true },
  },
  required: ['code', 'message'],
}

const file = (type: string) => ({
  description: 'The file',
  content: { [type]: { schema: { type: 'string', format: 'binary' } } },
})

/** The form of a call that takes a picture. */
const form = {
  consumes: ['multipart/form-data'],
  body: {
    type: 'object',
    properties: { picture: { type: 'string', format: 'binary' } },
    required: ['picture'],
  },
}

/** A route's schema for the document: its call's declaration next to the reply schema. */
function describe(call: Call, schema: FastifySchema): FastifySchema {
  return {
    ...schema,
    summary: call.summary,
    description: `Access: ${call.access}. Refusals: ${call.errors?.join(', ') ?? 'none of its own'}.`,
    ...(call.params && { params: inputSchema(call.params) }),
    ...(call.query && { querystring: inputSchema(call.query) }),
    ...(call.body && { body: inputSchema(call.body) }),
    ...(call.takes && form),
    response: {
      ...(call.sends ? { [call.status ?? 200]: file(call.sends) } : (schema.response as object)),
      default: refusal,
    },
  } as FastifySchema
}

/** Serves /api/openapi.json from the same list of calls as the routes. Register it before the routes. */
export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.0.3', info: { title: `${brandName} API`, version: '1' } },
    transform: ({ schema, url, route }) => {
      const call = route.config?.call
      return call
        ? { schema: describe(call, schema), url }
        : { schema: { ...schema, hide: true } as FastifySchema, url }
    },
  })
  let made: Promise<CompressedText> | undefined
  app.get(
    '/api/openapi.json',
    { config: { open: true, rateLimit: { max: MAX_PER_MINUTE } } },
    async (request, reply) => {
      made ??= packed('application/json; charset=utf-8', JSON.stringify(app.swagger()))
      return sendCompressed(request, reply, await made)
    },
  )
}
