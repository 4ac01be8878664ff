import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aDevice } from '../../test/device.ts'
import { renderPage } from '../../test/render.tsx'
import { aUser } from '../../test/users.ts'
import { asOfText } from './as-of.ts'
import MemberShell from './member-shell.tsx'

const show = (path?: string) =>
  renderPage(
    <MemberShell user={aUser()} confined={false}>
      <h1>Here</h1>
    </MemberShell>,
    { user: aUser(), path },
  )

test('says that nothing reaches the server and of when it is what is shown, until it is back', async () => {
  const { lose, find } = aDevice()
  show()
  await waitFor(() => expect(screen.queryByText('Offline')).not.toBeInTheDocument())
  act(lose)
  expect(screen.getByText('Offline').parentElement).toHaveTextContent(/^Offline · as of \d/)
  act(find)
  await waitFor(() => expect(screen.queryByText('Offline')).not.toBeInTheDocument())
})

test('names what a page needs a connection for', () => {
  const { lose } = aDevice()
  show('/ai-assistant')
  act(lose)
  expect(screen.getByText('Offline').parentElement).toHaveTextContent(
    'Offline · assistant and library need a connection',
  )
})

const at = Date.UTC(2026, 2, 10, 11, 36)
const inNewYork = { timeZone: 'America/New_York', today: '2026-03-10' }
const plain = (text: string) => text.replace(/\s/g, ' ')

test('the time is as the clock of the device says it', () => {
  expect(plain(asOfText(at, inNewYork))).toBe('7:36 AM')
  const resolved = new Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...resolved,
    hourCycle: 'h23',
  })
  expect(asOfText(at, inNewYork)).toBe('07:36')
})

test('of another day it is said which', () =>
  expect(plain(asOfText(at, { ...inNewYork, today: '2026-03-12' }))).toBe('Tue, Mar 10, 7:36 AM'))
