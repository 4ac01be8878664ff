import type { Call } from '@pepwell/contract/call'
import type { CallReply } from '@pepwell/contract/declared'
import { mayEnter } from '@pepwell/domain/accounts/admin-areas'
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload, RouteOptions } from 'fastify'
import type { z } from 'zod'
import { Refusal } from '../refusal.ts'
import { lazySerializer, replySchema } from './json-schema.ts'
import { readInChunks, waitForCapacity } from './large-bodies.ts'
import { withLongStrings } from './long-strings.ts'
import { PersonQueues } from './person-queues.ts'
import { FORM_LIMIT, readForms, requireFormSize } from './picture-upload.ts'
import type { Session, SessionCookie, SessionStore, SessionUser } from './session.ts'

declare module 'fastify' {
  interface FastifyInstance {
    sessions: SessionStore
    sessionCookie: SessionCookie
    /** every call that is served, in order of registration */
    calls: Call[]
  }
  interface FastifyRequest {
    session: Session | undefined
    /** strings that {@link readInChunks} extracted from a large body */
    longStrings?: readonly string[]
  }
  interface FastifyContextConfig {
    call?: Call
    /** a public route below /api that isn't a call: a browser navigation or the API description */
    open?: true
    /** a route that reads no cookie, for other programs and their pages */
    anyOrigin?: true
  }
}

/**
 * Instants may be Dates, which the serializer writes as ISO text. Enums come from the database as plain
 * strings; CHECK constraints limit their values.
 */
type Outgoing<Value> = Value extends string
  ? string | Date
  : Value extends readonly (infer Item)[]
    ? readonly Outgoing<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Outgoing<Value[Key]> }
      : Value

type Output<Schema> = NonNullable<Schema> extends z.ZodType ? z.output<NonNullable<Schema>> : undefined

/** The input of a handler: the validated parts of the call and the caller. */
export interface HandlerInput<C extends Call> {
  params: Output<C['params']>
  query: Output<C['query']>
  body: Output<C['body']>
  /** the caller; undefined if a public call has none */
  user: C['access'] extends 'public' ? SessionUser | undefined : SessionUser
  request: FastifyRequest
  reply: FastifyReply
}

async function authenticate(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = app.sessionCookie.read(request)
  request.session = token ? await app.sessions.find(token) : undefined
  if (token && !request.session) app.sessionCookie.clear(reply)
  if (token && request.session?.prolonged) app.sessionCookie.write(reply, token)
}

/** What a member's session lacks for a call. */
function requireOwn({ needsVerifiedEmail, allowsTemporaryPassword }: Call, { user }: Session): void {
  if (user.hasTemporaryPassword && !allowsTemporaryPassword) throw new Refusal('REPLACE_PASSWORD_FIRST')
  if (user.lacksVerifiedEmail && needsVerifiedEmail) throw new Refusal('VERIFY_EMAIL_FIRST')
}

function demand(call: Call, session: Session | undefined): void {
  const { access, area = 'panel' } = call
  if (access === 'public') return
  if (!session) throw new Refusal('NOT_SIGNED_IN')
  requireOwn(call, session)
  if (access !== 'admin') return
  const { isAdmin, permissions, missingSecondStep } = session.user
  if (!isAdmin || !mayEnter(permissions, area)) throw new Refusal('NOT_ALLOWED')
  if (missingSecondStep?.isOverdue) throw new Refusal('SECOND_STEP_MISSING')
}

/** Fails the start if a route below /api declares no access. */
export function requireDeclaredAccess(app: FastifyInstance): void {
  app.decorate('calls', [])
  app.addHook('onRoute', ({ url, config }) => {
    if (url.startsWith('/api') && !config?.call && !config?.open) throw new Error(`${url} declares no access`)
  })
}

/** The body, or an empty object. */
function objectIn({ body = {}, longStrings }: FastifyRequest): object {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal('INVALID_INPUT')
  return longStrings ? withLongStrings(body, longStrings) : body
}

/** Waits for room for a large body. JSON is then read in chunks; a form is read by the handler. */
async function receiveLargeBody(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  body: RequestPayload,
): Promise<RequestPayload> {
  if (call.takes) requireFormSize(request)
  if (!call.takes && !call.bodyLimit) return body
  await waitForCapacity(request, reply)
  return call.takes ? body : readInChunks(request, body, call.hasManyValues)
}

/** A call that takes a picture reads only forms; no other call does. */
function register(app: FastifyInstance, { takes }: Call, route: RouteOptions): void {
  if (!takes) return void app.route(route)
  app.register(async (scope) => {
    await readForms(scope)
    scope.route(route)
  })
}

const personQueues = new PersonQueues()

/**
 * Registers a declared call as a route: access, validation, handler, reply schema. Operators' pages are told about
 * operators' changes.
 */
export function handle<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (input: HandlerInput<C>) => Promise<Outgoing<CallReply<C>>> | Outgoing<CallReply<C>>,
): void {
  const status = call.status ?? 200
  const bodyLimit = call.takes ? FORM_LIMIT : call.bodyLimit
  app.calls.push(call)
  register(app, call, {
    method: call.method,
    url: call.path,
    config: { call, rateLimit: {} },
    schema: call.sends ? {} : { response: { [status]: replySchema(call.reply) } },
    serializerCompiler: lazySerializer,
    ...(bodyLimit && { bodyLimit }),
    // After the request limit and before the body is read, so that only callers with access make the server parse it.
    preParsing: async (request, reply, body) => {
      await authenticate(app, request, reply)
      demand(call, request.session)
      // A temporary password counts as signed out for public calls.
      if (request.session?.user.hasTemporaryPassword && !call.allowsTemporaryPassword)
        request.session = undefined
      return receiveLargeBody(call, request, reply, body)
    },
    handler: async (request, reply) => {
      const input = {
        params: call.params?.parse(request.params),
        query: call.query?.parse(request.query),
        body: call.body?.parse(objectIn(request)),
        user: request.session?.user,
        request,
        reply,
      } as HandlerInput<C>
      reply.status(status)
      const work = async () => handler(input)
      const person = request.session?.user.id
      const answer = await (person && call.isCostly ? personQueues.run(person, request.url, work) : work())
      if (person && call.method !== 'GET') personQueues.recordChange(person)
      if (call.access === 'admin' && call.invalidatesTags)
        await app.people.publishToOperators({ invalidatesTags: call.invalidatesTags })
      if (answer !== null) return answer
      // Fastify would send an empty body, which isn't JSON.
      reply.type('application/json; charset=utf-8')
      return 'null'
    },
  })
}
