import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { aGroup, serveChat } from '../../test/chat-server.ts'
import { showConversations } from '../../test/conversations.tsx'
import { aPerson } from '../../test/friends-server.ts'
import { server } from '../../test/server.ts'

const anInvitation = (chatRoomId: number, name: string) => ({
  chatRoomId,
  name,
  inviter: aPerson(),
  invitedAt: '2026-03-01T12:00:00.000Z',
})

function openList() {
  let invitations = [anInvitation(3, 'Morning shots'), anInvitation(4, 'Knee club')]
  const { chats } = serveChat()
  const answers: string[] = []
  server.use(
    http.get('/api/social/group-invitations', () => HttpResponse.json(invitations)),
    http.post('/api/social/group-invitations/:id/:verb', ({ params: { id, verb } }) => {
      answers.push(`${verb} ${id}`)
      if (answers.length === 1)
        return HttpResponse.json({ code: 'GROUP_FULL', message: 'The group is full' }, { status: 409 })
      invitations = invitations.filter(({ chatRoomId }) => chatRoomId !== Number(id))
      if (verb === 'decline') return HttpResponse.json({ message: 'Invitation declined' })
      chats.rooms.push(aGroup({ id: Number(id) }))
      return HttpResponse.json(aGroup({ id: Number(id) }))
    }),
  )
  return { ...showConversations('/social?tab=chat'), answers }
}

test('an invitation back to a group can be accepted, which opens it, or declined', async () => {
  const { user, answers } = openList()
  const list = within(await screen.findByRole('region', { name: 'Invitations' }))
  expect(list.getAllByText('Robin Delgado invites you back')).toHaveLength(2)
  await user.click(list.getByRole('button', { name: 'Join Morning shots' }))
  expect(await screen.findByText('The group is full')).toBeVisible()
  await user.click(list.getByRole('button', { name: 'Decline Knee club' }))
  expect(await screen.findByText('You declined Knee club')).toBeVisible()
  await waitFor(() => expect(list.queryByText('Knee club')).not.toBeInTheDocument())
  await user.click(list.getByRole('button', { name: 'Join Morning shots' }))
  expect(await screen.findByRole('log', { name: /Morning shots/ })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Invitations' })).not.toBeInTheDocument())
  expect(answers).toEqual(['accept 3', 'decline 4', 'accept 3'])
})
