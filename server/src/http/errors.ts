import { type ErrorCode, type ErrorReply, refusals } from '@pepwell/contract/errors'
import { unknownField } from '@pepwell/contract/sentences'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import { isDatabaseAway, overloadIn } from '../database/database-away.ts'
import { foldLog } from '../log-folding.ts'
import { Refusal } from '../refusal.ts'
import { logRefusals } from './log-refusals.ts'

/** Fastify's own errors by status. */
const BY_STATUS: Partial<Record<number, ErrorCode>> = {
  400: 'INVALID_INPUT',
  404: 'NOT_FOUND',
  413: 'BODY_TOO_LARGE',
  414: 'INVALID_INPUT',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  431: 'INVALID_INPUT',
}

/** Services that operators chose not to configure: not an error, so not logged as one. */
const NOT_SET_UP: ReadonlySet<ErrorCode> = new Set(['AI_UNAVAILABLE'])

/** At most this many unknown fields are named in one reply. */
const MAX_UNKNOWN = 10

/** The fields of an issue, each with its message: every unknown field has its own. */
function fieldsOf(issue: ZodError['issues'][number]): [field: string, sentence: string][] {
  if (issue.code !== 'unrecognized_keys') return [[issue.path.join('.'), issue.message]]
  return issue.keys.slice(0, MAX_UNKNOWN).map((key) => [[...issue.path, key].join('.'), unknownField(key)])
}

function invalidInput(error: ZodError): ErrorReply {
  const fields: Record<string, string> = {}
  for (const [field, sentence] of error.issues.flatMap(fieldsOf)) fields[field] ??= sentence
  const message = error.issues[0]?.message ?? refusals.INVALID_INPUT.message
  delete fields['']
  return { code: 'INVALID_INPUT', message, fields }
}

const plain = (code: ErrorCode, sentence: string = refusals[code].message): ErrorReply => ({
  code,
  message: sentence,
})

function replyFor(error: FastifyError | Refusal | ZodError): ErrorReply {
  if (error instanceof ZodError) return invalidInput(error)
  if (error instanceof Refusal) {
    const { code, sentence, details } = error
    return details === undefined ? plain(code, sentence) : { ...plain(code, sentence), details }
  }
  if (error instanceof SyntaxError || error.code === 'FST_ERR_CTP_INVALID_JSON_BODY')
    return plain('MALFORMED_JSON')
  const known = error.statusCode === undefined ? undefined : BY_STATUS[error.statusCode]
  if (known) return plain(known)
  const overload = overloadIn(error)
  if (overload) return plain('UNAVAILABLE', overload.sentence)
  return plain(isDatabaseAway(error) ? 'UNAVAILABLE' : 'INTERNAL')
}

/** Seconds until the database may be back. */
const RESTART_S = 2

/** Seconds after which a retry makes sense, if known. */
function retryAfterOf(error: FastifyError | Refusal, code: ErrorCode): number | undefined {
  if (error instanceof Refusal) return error.retryAfter
  return overloadIn(error)?.retryAfter ?? (code === 'UNAVAILABLE' ? RESTART_S : undefined)
}

interface Logs {
  failed(error: FastifyError, request: FastifyRequest): void
  refused(code: ErrorCode, request: FastifyRequest): void
}

/** Logs our own failures; while the database is unavailable, many become one line. */
function logFailures(app: FastifyInstance): Logs['failed'] {
  const details = (error: FastifyError, { method, url }: FastifyRequest) => ({ err: error, method, url })
  const away = foldLog((...line) => app.log.error(...line), 'request failed: the database is away')
  return (error, request) => {
    if (isDatabaseAway(error)) away(details(error, request))
    else request.log.error(details(error, request), 'request failed')
  }
}

function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply, logs: Logs): void {
  const body = replyFor(error)
  const { status } = refusals[body.code]
  if (status < 500) logs.refused(body.code, request)
  else if (!NOT_SET_UP.has(body.code)) logs.failed(error, request)
  const retryAfter = retryAfterOf(error, body.code)
  if (retryAfter) reply.header('retry-after', String(retryAfter))
  reply.status(status).send(body)
}

/** Every error is sent as `{ code, message, fields?, details? }`; an unexpected one reveals nothing of its cause. */
export function answerErrors(app: FastifyInstance): void {
  const logs = { failed: logFailures(app), refused: logRefusals(app.log) }
  app.setErrorHandler<FastifyError>((error, request, reply) => answer(error, request, reply, logs))
}

/** Answers a URL that can't be parsed and reaches no route. */
export function answerUnreadable(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  reply.status(refusals.INVALID_INPUT.status).send(plain('INVALID_INPUT'))
}

/** The reply to an unknown path under /api. */
export const notFound = (): ErrorReply => plain('NOT_FOUND')
