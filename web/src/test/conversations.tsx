import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { Conversations } from '../features/chat/conversations.tsx'
import { renderPage } from './render.tsx'
import { aUser } from './users.ts'

/** The member's own conversations, one of them open unless another address is named. */
export function showConversations(path = '/social?tab=chat&room=1') {
  const asked = {
    onNewGroup: vi.fn(),
    onPeople: vi.fn(),
    onBlock: vi.fn(),
    onReport: vi.fn(),
    onReportMessage: vi.fn(),
  }
  const user = aUser()
  const view = renderPage(<Conversations user={user} {...asked} />, { path, user })
  return { ...view, asked }
}

/** The message field of the room with Robin. */
export const field = () => screen.findByRole('textbox', { name: 'Message to Robin Delgado' })

/** The texts of the open conversation, by message. */
export const log = () => screen.getByRole('log', { name: 'Messages with Robin Delgado' })
