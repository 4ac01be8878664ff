import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { serveProfile } from '../../../test/profile-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aUser } from '../../../test/users.ts'
import { useCurrentUser } from '../current-user.ts'
import { PrivacyCard } from './privacy-card.tsx'

function Card() {
  const { user } = useCurrentUser()
  return user && <PrivacyCard user={user} />
}

const show = () => renderPage(<Card />, { user: aUser() })
const who = () => screen.getByRole('combobox', { name: 'Who can find me' })
const mail = () => screen.getByRole('switch', { name: 'Show my email to friends' })

test('shows who can find you and what friends see, and saves changes', async () => {
  const sent = serveProfile()
  const { user } = show()
  expect(who()).toHaveDisplayValue('Everyone')
  expect(mail()).toBeChecked()
  await user.selectOptions(who(), 'By exact ID only')
  await expect.poll(() => sent).toEqual([{ whoCanFindMe: 'id' }])
  await user.click(mail())
  await expect.poll(() => sent.at(-1)).toEqual({ showEmailToFriends: false })
  expect(who()).toHaveDisplayValue('By exact ID only')
  await expect.poll(() => mail()).not.toBeChecked()
})

test('reverts a choice that could not be saved', async () => {
  server.use(http.patch('/api/auth/user', () => new HttpResponse(null, { status: 500 })))
  const { user } = show()
  await user.selectOptions(who(), 'Nobody')
  expect(await screen.findByText('We couldn’t save your choice. Please try again.')).toBeVisible()
  await expect.poll(who).toHaveDisplayValue('Everyone')
})
