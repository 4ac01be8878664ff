import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { aMessage, anOwnMessage, aRoom, aSupportRoom, serveChat } from '../../../test/chat-server.ts'
import { aPerson } from '../../../test/friends-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aUser } from '../../../test/users.ts'
import type { SavedReply, SupportRoom } from './support.api.ts'
import { SupportInbox } from './support-inbox.tsx'

const kim = aPerson({ id: 'user_8', firstName: 'Kim', lastName: 'Osei', userHandle: '@kim' })
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const aWaiting = (changes: Partial<SupportRoom> = {}): SupportRoom => ({
  id: 5,
  member: { ...aPerson(), email: 'robin@mailbox.org' },
  lastMessage: aMessage({ message: 'My export never arrived, could you look?' }),
  unreadCount: 2,
  waitingSince: minutesAgo(12.5),
  answering: null,
  updatedAt: minutesAgo(12),
  ...changes,
})

/** Robin's support room as the team sees it; a colleague has answered. */
const [, robin] = aRoom().participants
const [, team] = aSupportRoom().participants
const theirs = aSupportRoom({ id: 5, isAnswering: true, participants: [robin, team] as never })

const aReply = (changes: Partial<SavedReply> = {}): SavedReply => ({
  id: 3,
  title: 'Export',
  message: 'Exports are sent by email.',
  updatedAt: minutesAgo(99),
  version: 4,
  ...changes,
})

function serve(waiting: SupportRoom[], replies: SavedReply[] = []) {
  const requests: string[] = []
  const written: unknown[] = []
  serveChat({
    rooms: [],
    messages: [
      aMessage({ chatRoomId: 5 }),
      anOwnMessage({ chatRoomId: 5, seq: 2, message: 'I look into it', answeredBy: kim }),
    ],
  })
  server.use(
    http.get('/api/social/chat-rooms/5', () => HttpResponse.json(theirs)),
    http.get('/api/admin/support-rooms', ({ request }) => {
      requests.push(new URL(request.url).searchParams.get('state') ?? '')
      return HttpResponse.json(waiting)
    }),
    http.get('/api/admin/saved-replies', () => HttpResponse.json(replies)),
    http.all('/api/admin/:what/*', async ({ request }) => {
      const { pathname } = new URL(request.url)
      const body = request.method === 'DELETE' ? undefined : await request.json()
      written.push([`${request.method} ${pathname.replace('/api/admin/', '')}`, body])
      return HttpResponse.json(aReply())
    }),
  )
  return { requests, written }
}

function show(path = '/admin/support') {
  const user = aUser({ isAdmin: true })
  const onReportMessage = vi.fn()
  const profileOf = (userId: string) => <p>Profile of {userId}</p>
  return renderPage(<SupportInbox user={user} profileOf={profileOf} onReportMessage={onReportMessage} />, {
    path,
    user,
  })
}

describe('the inbox', () => {
  test('shows who has been waiting how long, and the assigned agent', async () => {
    serve([
      aWaiting(),
      aWaiting({ id: 6, waitingSince: minutesAgo(181), answering: { user: kim, since: minutesAgo(3) } }),
      aWaiting({ id: 7, waitingSince: minutesAgo(3001), unreadCount: 0 }),
    ])
    show()
    const rows = await screen.findAllByRole('link')
    expect(rows.map((row) => row.textContent)).toEqual([
      'RDRobin Delgadowaiting 12 minMy export never arrived, could...2 unread',
      'RDRobin Delgadowaiting 3 hMy export never arrived, could...2 unreadKim Osei is answering',
      'RDRobin Delgadowaiting 2 dMy export never arrived, could...',
    ])
  })

  test('says when no one is waiting, and shows answered conversations too', async () => {
    const { requests } = serve([])
    const { user, location } = show()
    expect(await screen.findByText('No one is waiting')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'All' }))
    expect(await screen.findByText('No messages yet')).toBeVisible()
    expect(requests).toEqual(['waiting', 'all'])
    expect(location()).toBe('/admin/support?state=all')
  })

  test('retries after a failure', async () => {
    serve([aWaiting()])
    let fails = true
    server.use(
      http.get('/api/admin/support-rooms', () =>
        fails ? new HttpResponse(null, { status: 500 }) : undefined,
      ),
    )
    const { user } = show()
    expect(await screen.findByText('We couldn’t load the conversations')).toBeVisible()
    fails = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: /Robin/ })).toBeVisible()
  })
})

describe('a conversation', () => {
  const open = async (room = aWaiting(), replies = [aReply()]) => {
    const served = serve([room], replies)
    const view = show()
    await view.user.click(await screen.findByRole('link', { name: /Robin/ }))
    await screen.findByRole('log')
    return { ...served, ...view }
  }

  test('is announced to colleagues and shows which agent wrote', async () => {
    const { user, written, location } = await open()
    expect(location()).toBe('/admin/support?room=5')
    expect(screen.getByRole('heading', { name: 'Robin Delgado' })).toBeVisible()
    expect(screen.getByText('Profile of user_7')).toBeVisible()
    expect(within(screen.getByRole('log')).getByText('Kim Osei')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Assign to me' }))
    await waitFor(() => expect(written).toEqual([['PUT support-rooms/5/answering', { isAnswering: true }]]))
  })

  test('is marked as done up to its last message, which can be undone', async () => {
    const { user, written } = await open()
    await user.click(screen.getByRole('button', { name: 'Done' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(written).toHaveLength(2))
    expect(written).toEqual([
      ['PUT support-rooms/5/done', { upToSeq: aMessage().seq }],
      ['PUT support-rooms/5/done', { upToSeq: 0 }],
    ])
  })

  test('names the assigned colleague and can be taken over', async () => {
    await open(aWaiting({ answering: { user: kim, since: minutesAgo(3) } }))
    expect(screen.getByText(/Kim Osei has been answering since/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Take over' })).toBeVisible()
  })

  test('of your own can be released', async () => {
    const own = aPerson({ id: aUser().id })
    const { user, written } = await open(aWaiting({ answering: { user: own, since: minutesAgo(3) } }))
    await user.click(screen.getByRole('button', { name: 'Stop answering' }))
    await waitFor(() => expect(written).toEqual([['PUT support-rooms/5/answering', { isAnswering: false }]]))
  })

  test('inserts a saved reply after existing text', async () => {
    const { user } = await open()
    const field = screen.getByRole('textbox', { name: 'Message to Robin Delgado' })
    await user.type(field, 'Hello Robin')
    await user.click(screen.getByRole('button', { name: 'Saved replies' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved replies' }))
    await user.click(await dialog.findByText('Export'))
    expect(field).toHaveValue('Hello Robin\nExports are sent by email.')
  })

  test('links to saved replies, which can be added, changed and deleted', async () => {
    const { user, written } = await open()
    server.use(
      http.post('/api/admin/saved-replies', async ({ request }) => {
        written.push(['POST saved-replies', await request.json()])
        return HttpResponse.json(aReply(), { status: 201 })
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Saved replies' }))
    await user.click(await screen.findByRole('button', { name: 'New reply' }))
    const adding = within(await screen.findByRole('dialog', { name: 'New reply' }))
    await user.click(await adding.findByRole('button', { name: 'Save' }))
    expect(await adding.findByText('Please give the reply a title')).toBeVisible()
    await user.type(adding.getByRole('textbox', { name: 'Title' }), 'Shipping')
    await user.type(adding.getByRole('textbox', { name: 'Reply' }), 'Within two days.')
    await user.click(adding.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Reply saved')).toBeVisible()

    await user.click(await screen.findByRole('button', { name: 'Edit Export' }))
    const editing = within(await screen.findByRole('dialog', { name: 'Edit reply' }))
    await user.type(await editing.findByRole('textbox', { name: 'Title' }), 's')
    await user.click(editing.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit reply' })).not.toBeInTheDocument())

    await user.click(await screen.findByRole('button', { name: 'Delete Export' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Export?' }))
    await user.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(written).toHaveLength(3))
    const message = 'Exports are sent by email.'
    expect(written).toEqual([
      ['POST saved-replies', { title: 'Shipping', message: 'Within two days.' }],
      ['PATCH saved-replies/3', { title: 'Exports', message, version: 4 }],
      ['DELETE saved-replies/3', undefined],
    ])
  })
})
