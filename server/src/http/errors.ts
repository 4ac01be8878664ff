import { type ErrorCode, type ErrorReply, refusals } from '@pepwell/contract/errors'
import { unknownField } from '@pepwell/contract/sentences'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import { isDatabaseAway, overloadIn } from '../database/database-away.ts'
import { foldLog } from '../log-folding.ts'
import { Refusal } from './refusal.ts'

/** Fastify's own refusals, by the status that it gives them. */
const BY_STATUS: Partial<Record<number, ErrorCode>> = {
  400: 'INVALID_INPUT',
  404: 'NOT_FOUND',
  413: 'BODY_TOO_LARGE',
  414: 'INVALID_INPUT',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  431: 'INVALID_INPUT',
}

/** A service that the operators chose not to set up: nothing failed, so nothing is logged as an error. */
const NOT_SET_UP: ReadonlySet<ErrorCode> = new Set(['AI_UNAVAILABLE'])

/** One message per field, the first of each, and the first of all as the sentence. */
/** So many unknown fields are named in one answer. */
const MOST_UNKNOWN = 10

/** The fields that an issue is about, each with its sentence: every unknown field has its own. */
function fieldsOf(issue: ZodError['issues'][number]): [field: string, sentence: string][] {
  if (issue.code !== 'unrecognized_keys') return [[issue.path.join('.'), issue.message]]
  return issue.keys.slice(0, MOST_UNKNOWN).map((key) => [[...issue.path, key].join('.'), unknownField(key)])
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

/** After how many seconds trying again makes sense, where that is known. */
function retryAfterOf(error: FastifyError | Refusal, code: ErrorCode): number | undefined {
  if (error instanceof Refusal) return error.retryAfter
  return overloadIn(error)?.retryAfter ?? (code === 'UNAVAILABLE' ? RESTART_S : undefined)
}

type Log = (error: FastifyError, request: FastifyRequest) => void

/** Logs what failed for a reason of ours; while the database is away, that is one line for many. */
function logFailures(app: FastifyInstance): Log {
  const details = (error: FastifyError, { method, url }: FastifyRequest) => ({ err: error, method, url })
  const away = foldLog((...line) => app.log.error(...line), 'request failed: the database is away')
  return (error, request) => {
    if (isDatabaseAway(error)) away(details(error, request))
    else request.log.error(details(error, request), 'request failed')
  }
}

function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply, log: Log): void {
  const body = replyFor(error)
  const { status } = refusals[body.code]
  if (status >= 500 && !NOT_SET_UP.has(body.code)) log(error, request)
  const retryAfter = retryAfterOf(error, body.code)
  if (retryAfter) reply.header('retry-after', String(retryAfter))
  reply.status(status).send(body)
}

/** Every error leaves as `{ code, message, fields?, details? }`; an unexpected one says nothing of its cause. */
export function answerErrors(app: FastifyInstance): void {
  const log = logFailures(app)
  app.setErrorHandler<FastifyError>((error, request, reply) => answer(error, request, reply, log))
}

/** An address that can't be read, which never gets as far as a route. */
export function answerUnreadable(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  reply.status(refusals.INVALID_INPUT.status).send(plain('INVALID_INPUT'))
}

/** The reply to a path under /api that nothing is registered for. */
export const notFound = (): ErrorReply => plain('NOT_FOUND')
