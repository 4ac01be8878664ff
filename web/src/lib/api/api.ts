import type { CallInput, CallReply, DeclaredAddress } from '@pepwell/contract/declared'
import type { ErrorCode, ErrorReply } from '@pepwell/contract/errors'
import { deviceNow, measureByAnswer } from '../time/clock.ts'
import { preloadedResponse } from './preloaded-responses.ts'
import { withTimeout } from './with-timeout.ts'

/** The server refused: the message is 'status: body text', with the refusal's fields as properties. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** the status text; empty over HTTP/2 */
  readonly statusText: string
  readonly code?: ErrorCode
  /** the server's message to the person */
  readonly serverMessage?: string
  /** one message per rejected field */
  readonly fields?: Record<string, string>
  /** additional data of the refusal */
  readonly details?: unknown

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.statusText = statusText
    const refusal = refusalIn(body)
    this.code = refusal?.code
    this.serverMessage = refusal?.message
    this.fields = refusal?.fields
    this.details = refusal?.details
  }
}

/** The server succeeded without JSON: a proxy or captive portal answered instead. */
export class InvalidReply extends Error {
  override name = 'InvalidReply'

  constructor() {
    super('Server returned invalid response format')
  }
}

/** The server is unreachable and the write wasn't queued. */
export class OfflineError extends TypeError {}

/** The message for every missing response. */
export const NO_CONNECTION = 'We can’t reach the server. Check that you’re online.'

/** Whether a failure is due to being offline, as detected by us or by the browser. */
export const isOfflineFailure = (error: unknown): boolean =>
  error instanceof OfflineError || (isNetworkFailure(error) && navigator.onLine === false)

/** The server's message about a failure, the offline message, or the caller's own sentence. */
export function failureText(error: unknown, fallback: string): string {
  if (isOfflineFailure(error)) return NO_CONNECTION
  return (error instanceof ApiError && error.serverMessage) || fallback
}

/** 401 also at sign-in, without a session: a wrong password, and an expired temporary one. */
const authCodes: ReadonlySet<unknown> = new Set<ErrorCode>([
  'INVALID_CREDENTIALS',
  'TEMPORARY_PASSWORD_EXPIRED',
])

/** Whether the session ended. The app redirects to sign-in by itself; pages needn't say so. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && !authCodes.has(error.code)

/** Whether every other call would fail too: the session ended, or we are offline. */
export const failsForAll = (error: unknown): boolean => isSignedOut(error) || isOfflineFailure(error)

/** Error messages stay silent about an ended session: the app says that once and redirects to sign-in. */
export const hideIfSignedOut =
  <Rest extends unknown[]>(onFailure?: (error: Error, ...rest: Rest) => unknown) =>
  (error: Error, ...rest: Rest): unknown =>
    isSignedOut(error) ? undefined : onFailure?.(error, ...rest)

/** Whether no response came, or not in time; fetch reports exactly that as a TypeError. */
export const isNetworkFailure = (error: unknown): boolean => error instanceof TypeError

/** The message when we know that we are offline and nothing was queued. */
export const NEEDS_CONNECTION = 'You’re offline, and this page isn’t saved here.'

/** Options of a call besides its declaration. */
export type Transport = Pick<RequestInit, 'signal' | 'headers' | 'cache'>

interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** A call's arguments: none when it declares no parameters, query or body. */
export type ApiArguments<C> =
  Record<never, never> extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>]

/** A call's URL: path with parameters, and query. */
export function addressOf(path: string, { params = {}, query = {} }: Parts = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(given.map(([key, value]): [string, string] => [key, String(value)]))
  return given.length > 0 ? `${filled}?${search}` : filled
}

/** The default timeout. */
const ANSWER_MS = 30_000
/** The upload rate of the slowest useful connection, in characters per millisecond. */
const SLOWEST = 10

/** Additional time for uploads, such as a photo. */
export const uploadMs = ({ length }: string): number => length / SLOWEST

/** The timeout of a call: none for files, slow services and bulk work of the back office. */
const longestOf = ({ access, noTimeout: takesLong }: DeclaredAddress, body: string | FormData | undefined) =>
  body instanceof FormData || takesLong || access === 'admin' ? undefined : ANSWER_MS + uploadMs(body ?? '')

/** Makes a call and returns its reply. Throws ApiError, InvalidReply, or TypeError without a response. */
export async function api<C extends DeclaredAddress>(
  call: C,
  input?: ApiArguments<C>[0],
  transport: Transport = {},
): Promise<CallReply<C>> {
  const parts = (input ?? {}) as Parts
  const address = addressOf(call.path, parts)
  const early = call.method === 'GET' ? preloadedResponse(address, call.providesTags) : undefined
  if (early !== undefined) return early as CallReply<C>
  const headers = new Headers(transport.headers)
  // FormData sets its own content type with the boundary.
  const isForm = parts.body instanceof FormData
  if (parts.body !== undefined && !isForm) headers.set('Content-Type', 'application/json')
  const body = isForm
    ? (parts.body as FormData)
    : parts.body === undefined
      ? undefined
      : JSON.stringify(parts.body)
  return withTimeout(longestOf(call, body), transport.signal, async (signal) => {
    const { method } = call
    const sentAt = deviceNow()
    const response = await fetch(address, {
      ...transport,
      method,
      credentials: 'include',
      headers,
      body,
      signal,
    })
    measureByAnswer(response, sentAt)
    if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text())
    return readJson(response) as Promise<CallReply<C>>
  })
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    throw error instanceof SyntaxError ? new InvalidReply() : error
  }
}

function refusalIn(body: string): Partial<ErrorReply> | undefined {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined
  } catch {
    return undefined
  }
}
