// Checks the fake server's replies against the contract, so that a fake that drifts from the server fails its test.
import type { Call } from '@pepwell/contract/call'

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../../contract/src/**/*.ts', '!**/*.test.ts', '!**/*.calls.ts'],
  { eager: true },
)

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value

const calls = Object.values(modules)
  .flatMap((module) => Object.values(module).filter(isCall))
  .map((call) => ({ call, pattern: new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`) }))
  // A fixed address comes before one with parameters.
  .sort((a, b) => a.call.path.split(':').length - b.call.path.split(':').length)

async function breachOf(request: Request, response: Response): Promise<string | undefined> {
  const { pathname } = new URL(request.url)
  // A hotel network's login page instead of JSON.
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  if (!response.ok || !isJson || !pathname.startsWith('/api/')) return undefined
  const name = `${request.method} ${pathname}`
  const known = calls.find(({ call, pattern }) => call.method === request.method && pattern.test(pathname))
  if (!known) return `${name}: the contract has no such call`
  const { error } = known.call.reply.safeParse(await response.json())
  return (
    error && `${name}: ${error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(', ')}`
  )
}

const checks: Promise<string | undefined>[] = []
let mayBreach = false

/**
 * Lets the fake server break the contract until the test ends, for replies that don't come from our server.
 */
export function breakContract(): void {
  mayBreach = true
}

export function checkReply(request: Request, response: Response): void {
  checks.push(breachOf(request, response.clone()))
}

/** The contract violations in replies of the ending test. */
export async function contractBreaches(): Promise<string[]> {
  const checked = await Promise.all(checks.splice(0))
  const isAllowed = mayBreach
  mayBreach = false
  return isAllowed ? [] : checked.filter((breach) => breach !== undefined)
}
