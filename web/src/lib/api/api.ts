import type { CallInput, CallReply, DeclaredAddress } from '@pepwell/contract/call'
import type { ErrorCode, ErrorReply } from '@pepwell/contract/errors'
import { deviceNow, measureByAnswer } from '../time/clock.ts'
import { preloadedResponse } from './preloaded-responses.ts'
import { withTimeout } from './with-timeout.ts'

/** The server refused: the message is 'status: body text', and the parts of a refusal stand apart. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** the status in words; empty over HTTP/2 */
  readonly statusText: string
  readonly code?: ErrorCode
  /** what the server says to the person */
  readonly serverMessage?: string
  /** one message per rejected field */
  readonly fields?: Record<string, string>
  /** what the refusal says besides */
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

/** The server said yes, but not in JSON: some proxy or captive portal answered in its place. */
export class InvalidReply extends Error {
  override name = 'InvalidReply'

  constructor() {
    super('Server returned invalid response format')
  }
}

/** Nothing reaches the server, and what was to be sent does not wait. */
export class OfflineError extends TypeError {}

/** What is said wherever no answer came. */
export const NO_CONNECTION = 'No connection to the server. Check that you are online.'

/** Whether something failed because nothing reaches the server: that was found out, or the browser itself has no line. */
export const saysNoLine = (error: unknown): boolean =>
  error instanceof OfflineError || (isNetworkFailure(error) && navigator.onLine === false)

/** What the server says about a failure, that nothing reaches it, or the caller's own sentence. */
export function failureText(error: unknown, fallback: string): string {
  if (saysNoLine(error)) return NO_CONNECTION
  return (error instanceof ApiError && error.serverMessage) || fallback
}

/** What is 401 too at the door, where no session was yet: a wrong password, and one that an operator made up too long ago. */
const doorCodes: ReadonlySet<unknown> = new Set<ErrorCode>([
  'INVALID_CREDENTIALS',
  'TEMPORARY_PASSWORD_EXPIRED',
])

/** Whether the session ended. The app leads to the sign-in page by itself; a page need not say it again. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && !doorCodes.has(error.code)

/** Whether every other call would fail as well: the session ended, or nothing reaches the server. */
export const failsForAll = (error: unknown): boolean => isSignedOut(error) || saysNoLine(error)

/** Whatever tells of a failure is silent about the end of the session: the app says that once, and leads to the sign-in page. */
export const unlessSignedOut =
  <Rest extends unknown[]>(tell?: (error: Error, ...rest: Rest) => unknown) =>
  (error: Error, ...rest: Rest): unknown =>
    isSignedOut(error) ? undefined : tell?.(error, ...rest)

/** Whether no answer came at all, or none in time; fetch reports that, and only that, as a TypeError. */
export const isNetworkFailure = (error: unknown): boolean => error instanceof TypeError

/** What is said instead where it is known that nothing reaches the server, and nothing was kept. */
export const NEEDS_CONNECTION = 'You’re offline, and this page isn’t saved here.'

/** What a call needs beside what it declares. */
export type Transport = Pick<RequestInit, 'signal' | 'headers' | 'cache'>

interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** What a call is given: nothing when it declares no parameters, query or body. */
export type ApiArguments<C> =
  Record<never, never> extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>]

/** The address of a call: parameters in place, query behind. */
export function addressOf(path: string, { params = {}, query = {} }: Parts = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(given.map(([key, value]): [string, string] => [key, String(value)]))
  return given.length > 0 ? `${filled}?${search}` : filled
}

/** A server that says nothing for so long is not there. */
const ANSWER_MS = 30_000
/** What is sent along goes up the slowest line that is of any use at so many characters a millisecond. */
const SLOWEST = 10

/** How much longer than an answer takes that what is sent, a photo say, is on its way. */
export const uploadMs = ({ length }: string): number => length / SLOWEST

/** How long an answer is waited for: without end for files, for what others are asked for, and for mass work of the back office. */
const longestOf = ({ access, noTimeout: takesLong }: DeclaredAddress, body: string | FormData | undefined) =>
  body instanceof FormData || takesLong || access === 'admin' ? undefined : ANSWER_MS + uploadMs(body ?? '')

/** Makes a call and answers what its contract says. Throws ApiError, InvalidReply, or TypeError where no answer came. */
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
  // A form says itself what it is, and where its parts end.
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
