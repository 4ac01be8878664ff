import type { Friend } from '@pepwell/contract/social/friends'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { aGroup, aRoom, serveChat } from '../../test/chat-server.ts'
import { aFriend, aPerson } from '../../test/friends-server.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aUser } from '../../test/users.ts'
import { GroupDialog } from './group-dialog.tsx'
import { NewGroupDialog } from './new-group-dialog.tsx'

const kim = aFriend({ id: 'user_8', firstName: 'Kim', lastName: 'Osei', userHandle: '@kim' })
const friends = { data: [aFriend(), kim], error: null, isFetching: false, refetch: vi.fn() }

describe('a new group', () => {
  const open = (data: readonly Friend[] = friends.data) => {
    const [onMade, onOpenChange] = [vi.fn(), vi.fn()]
    serveChat()
    const made: Record<string, unknown>[] = []
    let fails = true
    server.use(
      http.post('/api/social/chat-rooms', async ({ request }) => {
        made.push((await request.json()) as Record<string, unknown>)
        if (!fails) return HttpResponse.json(aGroup({ id: 9 }))
        fails = false
        return new HttpResponse(null, { status: 500 })
      }),
    )
    const view = renderPage(
      <NewGroupDialog open onOpenChange={onOpenChange} friends={{ ...friends, data }} onMade={onMade} />,
    )
    return { ...view, made, onMade, onOpenChange }
  }

  test('requires a name and a member', async () => {
    const { user, made } = open()
    await user.click(screen.getByRole('button', { name: 'Create group' }))
    expect(screen.getByText('Please give the group a name')).toBeVisible()
    expect(screen.getByText('Please choose at least one friend')).toBeVisible()
    expect(made).toEqual([])
  })

  test('has up to fifty friends', async () => {
    const all = Array.from({ length: 51 }, (_, n) => aFriend({ id: `user_${n}`, firstName: `Kim ${n}` }))
    const { user, made } = open(all)
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Everybody')
    for (const { firstName, lastName } of all)
      fireEvent.click(screen.getByLabelText(`${firstName} ${lastName}`))
    await user.click(screen.getByRole('button', { name: 'Create group' }))
    expect(screen.getByText('Please choose at most 50 friends')).toBeVisible()
    expect(made).toEqual([])
    fireEvent.click(screen.getByLabelText('Kim 7 Delgado'))
    await user.click(screen.getByRole('button', { name: 'Create group' }))
    await waitFor(() => expect(made).toEqual([expect.objectContaining({ name: 'Everybody' })]))
    expect(made[0]?.participantIds).toHaveLength(50)
  })

  test('keeps the selection after a failure, and is created once', async () => {
    const { user, made, onMade, onOpenChange } = open()
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Morning shots')
    await user.click(screen.getByRole('checkbox', { name: 'Kim Osei' }))
    await user.click(screen.getByRole('button', { name: 'Create group' }))
    expect(await screen.findByText('We couldn’t create the group. Please try again.')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Kim Osei' })).toBeChecked()
    await new Promise((resolve) => setTimeout(resolve, 400))
    await user.click(screen.getByRole('button', { name: 'Create group' }))
    await waitFor(() => expect(onMade).toHaveBeenCalledWith(9))
    expect(onOpenChange).toHaveBeenCalledWith(false)
    expect(made[0]).toMatchObject({ type: 'group', name: 'Morning shots', participantIds: ['user_8'] })
    expect(made[1]).toEqual(made[0])
  })
})

describe('a group', () => {
  const open = (room = aGroup()) => {
    const onLeft = vi.fn()
    const written: string[] = []
    serveChat({ rooms: [room] })
    server.use(
      http.all('/api/social/chat-rooms/3*', async ({ request }) => {
        if (request.method === 'GET') return undefined
        const body = request.method === 'DELETE' ? '' : await request.text()
        written.push(`${request.method} ${new URL(request.url).pathname.replace('/api/social/', '')} ${body}`)
        return HttpResponse.json(request.method === 'DELETE' ? { message: 'Done' } : room)
      }),
    )
    const dialog = { open: true, onOpenChange: vi.fn(), onLeft, userId: aUser().id, roomId: 3 }
    const view = renderPage(<GroupDialog {...dialog} friends={friends} />)
    return { ...view, written, onLeft }
  }

  test('can be renamed, left and managed by its owner', async () => {
    const { user, written, onLeft } = open()
    const dialog = within(await screen.findByRole('dialog', { name: 'Morning shots' }))
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await user.clear(name)
    await user.type(name, 'Evening shots')
    await user.click(dialog.getByRole('button', { name: 'Rename' }))
    expect(await screen.findByText('Group renamed')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Remove Robin Delgado' }))
    await user.click(dialog.getByText('Add friends'))
    expect(dialog.queryByRole('button', { name: 'Add Robin Delgado' })).not.toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Add Kim Osei' }))
    await user.click(dialog.getByRole('button', { name: 'Leave group' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave Morning shots?' }))
    await user.click(question.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(onLeft).toHaveBeenCalledOnce())
    // The page closes the dialog; here it stays open.
    fireEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }))
    await waitFor(() => expect(written).toHaveLength(5))
    expect(written).toEqual([
      'PATCH chat-rooms/3 {"name":"Evening shots"}',
      'DELETE chat-rooms/3/participants/user_7 ',
      'POST chat-rooms/3/participants {"userId":"user_8"}',
      `DELETE chat-rooms/3/participants/${aUser().id} `,
      'POST chat-rooms/3/rejoin ',
    ])
  })

  test('says when a friend who left before gets an invitation instead', async () => {
    const { user } = open()
    const dialog = within(await screen.findByRole('dialog', { name: 'Morning shots' }))
    await user.click(dialog.getByText('Add friends'))
    await user.click(dialog.getByRole('button', { name: 'Add Kim Osei' }))
    expect(await screen.findByText('Invitation sent')).toBeVisible()
  })

  test('can only be changed by its owner', async () => {
    const [own, robin] = aRoom().participants
    open(aGroup({ participants: [own, { ...robin, user: aPerson(), isKeeper: true }] as never }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Morning shots' }))
    expect(dialog.queryByRole('button', { name: /Take/ })).not.toBeInTheDocument()
    expect(dialog.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument()
    expect(dialog.getByRole('button', { name: 'Leave group' })).toBeVisible()
  })
})
