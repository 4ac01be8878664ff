import { supportAccount } from '@pepwell/domain/product'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import * as browser from '../../../lib/browser.ts'
import { refusal } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { passDoubleTap } from '../../../test/time.ts'
import { aUser } from '../../../test/users.ts'
import { OwnDataCard } from './own-data-card.tsx'

const open = () => renderPage(<OwnDataCard user={aUser()} />, { user: aUser() })

async function askForDeletion() {
  const page = open()
  await page.user.click(screen.getByRole('button', { name: 'Delete my account' }))
  const confirm = async (password: string) => {
    if (password) await page.user.type(screen.getByLabelText('Password'), password)
    await page.user.click(screen.getByRole('button', { name: 'Delete everything' }))
  }
  return { ...page, confirm }
}

test('the data are a download of the browser’s own, once its owner typed the password', async () => {
  const started: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    started.push(this.href)
  })
  server.use(
    http.post('/api/auth/export', async ({ request }) => {
      const { currentPassword } = (await request.json()) as { currentPassword?: string }
      return currentPassword
        ? HttpResponse.json({ ticket: 'tck_1' })
        : refusal(403, 'PASSWORD_NEEDED', 'Please type your password once more')
    }),
  )
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Download my data' }))
  await user.type(await screen.findByLabelText('Password'), 'open sesame{Enter}')
  await waitFor(() => expect(started).toEqual([expect.stringMatching(/\/api\/auth\/export\?ticket=tck_1$/)]))
})

test('the account is deleted with the right password, and the page loaded anew', async () => {
  const leave = vi.spyOn(browser, 'leaveTo').mockImplementation(() => {})
  const sent: unknown[] = []
  server.use(
    http.post('/api/auth/delete-account', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ message: 'Deleted' })
    }),
  )
  const { confirm } = await askForDeletion()
  expect(screen.getByText(/This cannot be undone/)).toBeVisible()
  await confirm('look around')
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/'))
  expect(sent).toEqual([{ password: 'look around' }])
})

test('of a paid order one reads that it stays, before the account goes', async () => {
  const leave = vi.spyOn(browser, 'leaveTo').mockImplementation(() => {})
  const sent: unknown[] = []
  server.use(
    http.post('/api/auth/delete-account', async ({ request }) => {
      sent.push(await request.json())
      return sent.length === 1
        ? refusal(409, 'OPEN_ORDERS', 'We keep its address until it is done.')
        : HttpResponse.json({ message: 'Deleted' })
    }),
  )
  const { confirm, user } = await askForDeletion()
  await confirm('look around')
  expect(await screen.findByText('We keep its address until it is done.')).toBeVisible()
  await passDoubleTap()
  await user.click(screen.getByRole('button', { name: 'Delete everything else' }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/'))
  expect(sent).toEqual([{ password: 'look around' }, { password: 'look around', keepsOrders: true }])
})

test('without a password nothing is sent', async () => {
  const { confirm } = await askForDeletion()
  await confirm('')
  expect(await screen.findByText('Password is required')).toBeVisible()
})

test('a wrong password is said right there, and what was typed stays', async () => {
  server.use(
    http.post('/api/auth/delete-account', () => refusal(403, 'WRONG_PASSWORD', 'This is not your password')),
  )
  const { confirm, user } = await askForDeletion()
  await confirm('wrong')
  expect(await screen.findByText('This is not your password')).toBeVisible()
  expect(screen.getByLabelText('Password')).toHaveValue('wrong')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Delete my account' }))
  expect(screen.getByLabelText('Password')).toHaveValue('')
  expect(screen.queryByText('This is not your password')).not.toBeInTheDocument()
})

test('the support account has no way to delete itself', () => {
  renderPage(<OwnDataCard user={aUser({ id: supportAccount.id })} />)
  expect(screen.getByRole('button', { name: 'Download my data' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument()
})
