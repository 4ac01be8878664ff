import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { aMemberRow } from '../../../test/members-server.ts'
import { openDialogAlone } from '../../../test/open-dialog.tsx'
import { server } from '../../../test/server.ts'
import CreateAdminDialog from './create-admin-dialog.tsx'
import { DeleteMemberDialog } from './delete-member-dialog.tsx'
import { PermissionsDialog } from './permissions-dialog.tsx'
import RemoveKeysDialog from './remove-keys-dialog.tsx'
import { ResetPasswordDialog } from './reset-password-dialog.tsx'

const robin = aMemberRow({ isAdmin: true })

afterEach(() => {
  vi.useRealTimers()
})

describe('a password reset', () => {
  const whenReset = (answer: () => Response) =>
    server.use(http.post('/api/admin/users/user_7/reset-password', answer))
  const open = () => openDialogAlone((props) => <ResetPasswordDialog member={robin} {...props} />)
  const confirm = () => screen.getByRole('button', { name: 'Reset password' })

  test('shows the password for ten seconds with a countdown, and copies it', async () => {
    whenReset(() => HttpResponse.json({ tempPassword: 'abcdEFGH12345678', mailed: true }))
    const { user } = await open()
    expect(screen.getByText(/We sign out robin@mailbox.org everywhere/)).toBeVisible()
    await user.click(confirm())
    expect(await screen.findByText('Password Reset Successful')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe('abcdEFGH12345678')
    expect(screen.getByText('We also emailed it. It works for 24 hours.')).toBeVisible()
    expect(screen.getByText(/^\d+ s$/)).toBeVisible()
  })

  test('hides the password afterward', async () => {
    whenReset(() => HttpResponse.json({ tempPassword: 'abcdEFGH12345678', mailed: false }))
    const { user } = await open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await user.click(confirm())
    expect(await screen.findByText('abcdEFGH12345678')).toBeVisible()
    expect(screen.getByText('We couldn’t email it. It works for 24 hours.')).toBeVisible()
    for (let second = 0; second < 10; second++) await act(() => vi.advanceTimersByTimeAsync(1000))
    await waitFor(() => expect(screen.queryByText('abcdEFGH12345678')).not.toBeInTheDocument())
  })

  test('shows an error and keeps the question on failure', async () => {
    whenReset(() => new HttpResponse(null, { status: 500 }))
    const { user } = await open()
    await user.click(confirm())
    expect(await screen.findByText('Password Reset Failed')).toBeVisible()
    expect(screen.getByText('Failed to reset user password')).toBeVisible()
    expect(confirm()).toBeVisible()
  })
})

test("a member with open orders can't be deleted, and the orders are named", async () => {
  const message = 'This member has open orders. Please ship, refund or cancel them first.'
  const details = { orders: [{ id: 7, orderNumber: 'K7M-4Q2-9D' }] }
  server.use(
    http.delete('/api/admin/users/user_7', () =>
      HttpResponse.json({ code: 'OPEN_ORDERS', message, details }, { status: 409 }),
    ),
  )
  const { user } = await openDialogAlone((props) => <DeleteMemberDialog member={robin} {...props} />)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(screen.getByRole('link', { name: 'K7M-4Q2-9D' })).toHaveAttribute('href', '/admin/orders/7')
})

describe('sign-in methods', () => {
  const open = async (answer: () => Response) => {
    server.use(http.post('/api/admin/users/user_7/remove-sign-in-keys', answer))
    const page = await openDialogAlone((props) => <RemoveKeysDialog member={robin} {...props} />)
    await page.user.click(screen.getByRole('button', { name: 'Reset' }))
  }

  test('are removed, and their owner is notified', async () => {
    await open(() => HttpResponse.json({ mailed: true }))
    expect(await screen.findByText('We emailed robin@mailbox.org about it.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  })

  test('keep the question open when there are none', async () => {
    const message = 'This member has neither'
    await open(() => HttpResponse.json({ code: 'NO_SIGN_IN_KEYS', message }, { status: 409 }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reset' })).toBeVisible()
  })
})

describe('a new admin', () => {
  const whenCreated = (answer: (body: unknown) => Response) =>
    server.use(http.post('/api/admin/create-admin', async ({ request }) => answer(await request.json())))
  const button = () => screen.getByRole('button', { name: 'Create admin' })

  async function fill() {
    const page = await openDialogAlone(CreateAdminDialog)
    expect(button()).toBeDisabled()
    await page.user.type(screen.getByLabelText('Email'), 'bo@mail.net')
    await page.user.type(screen.getByLabelText(/First Name/), 'Bo')
    expect(button()).toBeDisabled()
    await page.user.type(screen.getByLabelText('Password'), 'long enough')
    expect(button()).toBeEnabled()
    return page
  }

  test('needs an address and a password', async () => {
    let sent: unknown
    whenCreated((body) => {
      sent = body
      return HttpResponse.json({ message: '', id: 'user_9', mailed: true }, { status: 201 })
    })
    const { user } = await fill()
    await user.click(button())
    expect(await screen.findByText('New admin account created successfully')).toBeVisible()
    expect(screen.getByText('Success')).toBeVisible()
    expect(sent).toEqual({ email: 'bo@mail.net', firstName: 'Bo', lastName: null, password: 'long enough' })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('with a taken address shows that at the field and keeps the input', async () => {
    const message = 'An account with this email already exists'
    whenCreated(() => HttpResponse.json({ code: 'EMAIL_TAKEN', message }, { status: 409 }))
    const { user } = await fill()
    await user.click(button())
    const dialog = within(screen.getByRole('dialog'))
    expect(await dialog.findByText(message)).toHaveRole('alert')
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(screen.getByLabelText('Password')).toHaveValue('long enough')
  })

  test('shows an error on failure', async () => {
    whenCreated(() => HttpResponse.error() as Response)
    const { user } = await fill()
    await user.click(button())
    await waitFor(() => expect(screen.getAllByText('Failed to create admin account')).toHaveLength(2))
  })
})

describe('permissions', () => {
  const usage = {
    ...{ profileImageUrl: null, phoneNumber: null, weight: null, height: null, age: null },
    ...{ profileCompleted: false, activePeptides: 0, dosageLogs: 0, reminders: 0 },
  }
  const serve = (permissions: string[]) =>
    server.use(
      http.get('/api/admin/users/user_7/profile', () =>
        HttpResponse.json({ ...robin, ...usage, permissions }),
      ),
    )
  const open = () => openDialogAlone((props) => <PermissionsDialog member={robin} {...props} />)

  function whenSaved(status = 200, body: object = { message: 'Permissions updated' }) {
    const sent: unknown[] = []
    server.use(
      http.patch('/api/admin/users/user_7/permissions', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json(body, { status })
      }),
    )
    return sent
  }

  test('start with the present ones and are set by area', async () => {
    serve(['orders'])
    const sent = whenSaved()
    const { user } = await open()
    expect(await screen.findByRole('radio', { name: 'Some areas' })).toBeChecked()
    expect(screen.getByRole('switch', { name: 'Orders' })).toBeChecked()
    await user.click(screen.getByRole('switch', { name: 'Members' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Permissions updated')).toBeVisible()
    expect(sent).toEqual([{ permissions: ['members', 'orders'] }])
  })

  test('ask before removing every area, which makes a member', async () => {
    serve([])
    const sent = whenSaved()
    const { user } = await open()
    await user.click(await screen.findByRole('radio', { name: 'Some areas' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText('Please choose at least one area')).toHaveRole('alert')
    await user.click(screen.getByRole('radio', { name: 'No admin' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toEqual([{ permissions: null }]))
  })

  test('show why they were refused', async () => {
    serve([])
    const message = 'Parts of the back office that are not open to you are for an admin of them'
    whenSaved(409, { code: 'WIDER_RIGHTS', message })
    const { user } = await open()
    await user.click(await screen.findByRole('radio', { name: 'No admin' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(message)).toHaveRole('alert')
  })
})
