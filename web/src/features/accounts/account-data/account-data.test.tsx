import { supportAccount } from '@pepwell/domain/text/brand'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import * as browser from '../../../lib/browser/browser.ts'
import { refusal } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { passDoubleTap } from '../../../test/time.ts'
import { aUser } from '../../../test/users.ts'
import { AccountDataCard } from './account-data-card.tsx'

const open = () => renderPage(<AccountDataCard user={aUser()} />, { user: aUser() })

/** A server that deletes the account for this password. Returns the requests it received. */
function serveDeletion(
  right: string,
  refuse: (times: number) => ReturnType<typeof refusal> | undefined = () => undefined,
) {
  const sent: { currentPassword?: string }[] = []
  server.use(
    http.post('/api/auth/delete-account', async ({ request }) => {
      const body = (await request.json()) as { currentPassword?: string }
      if (!body.currentPassword) return refusal(403, 'PASSWORD_NEEDED', 'Please confirm your password')
      sent.push(body)
      if (body.currentPassword !== right) return refusal(403, 'WRONG_PASSWORD', 'That’s not your password')
      return refuse(sent.length) ?? HttpResponse.json({ message: 'Deleted' })
    }),
  )
  return sent
}

async function askForDeletion() {
  const page = open()
  await page.user.click(screen.getByRole('button', { name: 'Delete my account' }))
  const confirm = async (password: string, name = 'Delete everything') => {
    await page.user.click(await screen.findByRole('button', { name }))
    await page.user.type(await screen.findByLabelText('Password'), password)
    await page.user.click(screen.getByRole('button', { name: 'Continue' }))
  }
  return { ...page, confirm }
}

test('the browser downloads the data after the password was entered', async () => {
  const started: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    started.push(this.href)
  })
  server.use(
    http.post('/api/auth/export', async ({ request }) => {
      const { currentPassword } = (await request.json()) as { currentPassword?: string }
      return currentPassword
        ? HttpResponse.json({ ticket: 'tck_1' })
        : refusal(403, 'PASSWORD_NEEDED', 'Please confirm your password')
    }),
  )
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Download my data' }))
  await user.type(await screen.findByLabelText('Password'), 'open sesame{Enter}')
  await waitFor(() => expect(started).toEqual([expect.stringMatching(/\/api\/auth\/export\?ticket=tck_1$/)]))
})

test('deletes the account with the right password and reloads the page', async () => {
  const leave = vi.spyOn(browser, 'navigateTo').mockImplementation(() => {})
  const sent = serveDeletion('look around')
  const { confirm } = await askForDeletion()
  expect(await screen.findByText(/You can’t undo it/)).toBeVisible()
  await confirm('look around')
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/'))
  expect(sent).toEqual([{ currentPassword: 'look around' }])
})

test('explains what happens to open orders before deleting the account', async () => {
  const leave = vi.spyOn(browser, 'navigateTo').mockImplementation(() => {})
  const sent = serveDeletion('look around', (times) =>
    times === 1 ? refusal(409, 'OPEN_ORDERS', 'We keep its address until then.') : undefined,
  )
  const { confirm } = await askForDeletion()
  await confirm('look around')
  expect(await screen.findByText('We keep its address until then.')).toBeVisible()
  await passDoubleTap()
  await confirm('look around', 'Delete anyway')
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/'))
  expect(sent).toEqual([
    { currentPassword: 'look around' },
    { currentPassword: 'look around', keepsOrders: true },
  ])
})

test('deletes nothing without a password', async () => {
  const sent = serveDeletion('look around')
  const { user } = await askForDeletion()
  await user.click(await screen.findByRole('button', { name: 'Delete everything' }))
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Password is required')).toBeVisible()
  expect(sent).toEqual([])
})

test('shows a wrong password at its field, and starts over after Cancel', async () => {
  serveDeletion('look around')
  const { confirm, user } = await askForDeletion()
  await confirm('wrong')
  expect(await screen.findByText('That’s not your password')).toBeVisible()
  expect(screen.getByLabelText('Password')).toHaveValue('wrong')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('button', { name: 'Delete everything' })).toBeVisible()
  expect(screen.queryByText('That’s not your password')).not.toBeInTheDocument()
})

test("the support account can't delete itself", () => {
  renderPage(<AccountDataCard user={aUser({ id: supportAccount.id })} />)
  expect(screen.getByRole('button', { name: 'Download my data' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument()
})
