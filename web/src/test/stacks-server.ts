import type { SharedStack, Stack, StackItem } from '@pepwell/contract/stacks/stacks'
import { HttpResponse, http } from 'msw'
import { aPerson } from './friends-server.ts'
import { server } from './server.ts'
import { aUser } from './users.ts'

export const aStackItem = (changes: Partial<StackItem> = {}): StackItem => ({
  id: 51,
  dose: '250 mcg',
  frequency: 'Daily',
  notes: 'Before breakfast',
  order: 1,
  peptide: { id: 1, name: 'BPC-157', mg: 5 },
  ...changes,
})

/** One item per peptide, in order. */
export const stackItems = (names: readonly string[]): StackItem[] =>
  names.map((name, index) =>
    aStackItem({
      id: 51 + index,
      order: index + 1,
      peptide: { id: 1 + index, name, mg: 5 },
      dose: `${index + 1} mg`,
    }),
  )

/** Someone else's public stack. */
export const aStack = (changes: Partial<Stack> = {}): Stack => ({
  id: 5,
  name: 'Tendon Repair',
  description: 'Eight weeks for an Achilles.',
  isPublic: true,
  isHidden: false,
  isHeld: false,
  likes: 2,
  likedByMe: false,
  createdAt: '2026-03-01T12:00:00.000Z',
  user: aPerson(),
  stackItems: [aStackItem()],
  ...changes,
})

const { id, userHandle, firstName, lastName, profileImageUrl } = aUser()

/** The viewer's own stack. */
export const anOwnStack = (changes: Partial<Stack> = {}): Stack =>
  aStack({ user: { id, userHandle, firstName, lastName, profileImageUrl, isTeam: false }, ...changes })

interface Stacks {
  mine: Stack[]
  /** most liked first */
  shared: Stack[]
}

const page = (stacks: readonly Stack[], query: URLSearchParams): SharedStack[] => {
  const search = query.get('search')?.toLowerCase() ?? ''
  const found = stacks.filter(({ name }) => name.toLowerCase().includes(search))
  const after = found.findIndex((stack) => String(stack.id) === query.get('after'))
  const rows = found.slice(after + 1, after + 1 + Number(query.get('limit')))
  return rows.map((stack) => ({
    ...stack,
    recentLikes: stack.likes,
    round: 0,
    remaining: found.length - 1 - found.indexOf(stack),
  }))
}

/**
 * A fake stack server; tests can change it. @returns
 * the stacks, the queries for public ones, and the writes: ['POST stacks/5/like', body]
 */
export function serveStacks(begin: Partial<Stacks> = {}) {
  const stacks: Stacks = { mine: [], shared: [], ...begin }
  const requests: string[] = []
  const written: [string, unknown][] = []
  const all = () => [...stacks.mine, ...stacks.shared]
  const write = async ({ request }: { request: Request }) => {
    const path = new URL(request.url).pathname.replace('/api/social/', '')
    written.push([`${request.method} ${path}`, await request.json().catch(() => undefined)])
    if (path.endsWith('/like')) return HttpResponse.json({ likes: 3, likedByMe: true })
    if (request.method === 'DELETE') return HttpResponse.json({ message: 'Stack deleted' })
    return HttpResponse.json(anOwnStack({ id: 77 }), { status: 201 })
  }
  server.use(
    http.get('/api/social/my-stacks', () => HttpResponse.json(stacks.mine)),
    http.get('/api/social/public-stacks', ({ request }) => {
      const query = new URL(request.url).searchParams
      requests.push(String(query))
      return HttpResponse.json(page(stacks.shared, query))
    }),
    http.get('/api/social/stacks/:id', ({ params }) => {
      const found = all().find((stack) => String(stack.id) === params.id)
      return found
        ? HttpResponse.json(found)
        : HttpResponse.json({ code: 'STACK_NOT_FOUND', message: 'Not found' }, { status: 404 })
    }),
    http.all('/api/social/stacks', write),
    http.all('/api/social/stacks/*', write),
  )
  return { stacks, requests, written }
}
