import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { pass, stopTime } from '../../../test/time.ts'
import { aUser } from '../../../test/users.ts'
import { serveWeights } from '../../../test/weight.ts'
import { useCurrentUser } from '../current-user.ts'
import { UsernameCard } from './username-card.tsx'

beforeEach(() => void serveWeights())

function Card() {
  const { user } = useCurrentUser()
  return user && <UsernameCard user={user} />
}

const input = () => screen.getByLabelText('Username')
const save = () => screen.getByRole('button', { name: 'Save' })
const type = (text: string) => fireEvent.change(input(), { target: { value: text } })

const free = { available: true, message: 'Username is available!' }
const taken = { available: false, message: 'Username is already taken' }

function whenChecking(answer: (name: string) => Response = () => HttpResponse.json(free)) {
  const requests: string[] = []
  server.use(
    http.get('/api/auth/check-username/:username', ({ params }) => {
      requests.push(String(params.username))
      return answer(String(params.username))
    }),
  )
  return requests
}

function whenSaving(answer: (body: unknown) => Response, userAfterwards: CurrentUser = aUser()) {
  server.use(
    http.patch('/api/auth/username', async ({ request }) => answer(await request.json())),
    http.get('/api/auth/user', () => HttpResponse.json(userAfterwards)),
  )
}

async function edit(changes: Partial<CurrentUser> = {}) {
  const page = renderPage(<Card />, { path: '/profile', user: aUser(changes) })
  await page.user.click(screen.getByRole('button', { name: 'Edit' }))
  return page
}

afterEach(() => vi.useRealTimers())

describe('the card', () => {
  test.each([
    ['@ada', '@ada'],
    [null, 'Not set'],
  ])('%s is shown as %s', (userHandle, shown) => {
    renderPage(<Card />, { user: aUser({ userHandle }) })
    expect(screen.getByText(shown)).toBeVisible()
  })

  test('edits without the @, up to 20 characters, and Cancel closes it', async () => {
    const { user } = await edit()
    expect(input()).toHaveValue('ada')
    expect(input()).toHaveFocus()
    expect(input()).toHaveAttribute('maxlength', '20')
    type('@bea')
    expect(input()).toHaveValue('bea')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByText('@ada')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus()
  })
})

describe('the check', () => {
  test('runs half a second after the last change', async () => {
    const asked = whenChecking()
    await edit()
    stopTime()
    type('be')
    await pass(400)
    type('bea')
    expect(screen.getByText('Checking...')).toBeVisible()
    await pass(499)
    expect(asked).toEqual([])
    expect(save()).toBeDisabled()
    await pass(1)
    await pass(0)
    expect(asked).toEqual(['bea'])
    expect(screen.getByText('Username is available!')).toBeVisible()
    expect(save()).toBeEnabled()
  })

  test("doesn't call a changed name available before checking it", async () => {
    whenChecking()
    await edit()
    type('bea')
    expect(await screen.findByText('Username is available!')).toBeVisible()
    type('beat')
    expect(save()).toBeDisabled()
    expect(screen.queryByText('Username is available!')).not.toBeInTheDocument()
  })

  test('rechecks a name that was free a moment ago', async () => {
    const asked = whenChecking()
    await edit()
    type('bea')
    await screen.findByText('Username is available!')
    type('beat')
    await screen.findByText('Username is available!')
    whenChecking(() => HttpResponse.json(taken))
    type('bea')
    expect(await screen.findByText('Username is already taken')).toBeVisible()
    expect(screen.queryByText('Username is available!')).not.toBeInTheDocument()
    expect(asked).toEqual(['bea', 'beat'])
  })

  test.each([
    ['b', 'Username must be at least 2 characters long'],
    ['', 'Username must be at least 2 characters long'],
    ['b-a', 'Username can only contain letters, numbers, and underscores (2-20 characters)'],
    ['b a', 'Username can only contain letters, numbers, and underscores (2-20 characters)'],
  ])('rejects "%s" without a request: %s', async (name, message) => {
    const asked = whenChecking()
    await edit()
    stopTime()
    type(name)
    expect(screen.getByText(message)).toHaveRole('alert')
    expect(input()).toBeInvalid()
    expect(save()).toBeDisabled()
    await pass(2000)
    expect(asked).toEqual([])
  })

  test("doesn't check your own name", async () => {
    const asked = whenChecking()
    await edit()
    stopTime()
    type('bea')
    type('ada')
    await pass(2000)
    expect(asked).toEqual([])
    expect(screen.queryByText('Checking...')).not.toBeInTheDocument()
    expect(save()).toBeDisabled()
  })

  test('shows no error before typing', async () => {
    await edit({ userHandle: null })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(save()).toBeDisabled()
  })

  test.each([
    ['Username is already taken', () => HttpResponse.json(taken)],
    [
      'Error checking username',
      () => HttpResponse.json({ code: 'INTERNAL', message: 'Oh' }, { status: 500 }),
    ],
    ['Error checking username availability', () => HttpResponse.error()],
  ])('%s', async (message, answer) => {
    whenChecking(answer)
    await edit()
    type('bea')
    expect(await screen.findByText(message)).toHaveRole('alert')
    expect(save()).toBeDisabled()
  })
})

describe('saving', () => {
  async function editAndCheck() {
    whenChecking()
    const page = await edit()
    type('bea')
    await screen.findByText('Username is available!')
    return page
  }

  test('confirms it, shows the new name, and refetches the user', async () => {
    let sent: unknown
    const renamed = aUser({ userHandle: '@bea' })
    whenSaving((body) => {
      sent = body
      return HttpResponse.json(renamed)
    }, renamed)
    const { user } = await editAndCheck()
    await user.click(save())
    expect(await screen.findByText('Username Updated')).toBeVisible()
    expect(sent).toEqual({ username: 'bea' })
    expect(await screen.findByText('@bea')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus()
  })

  test('Enter saves an available name', async () => {
    const renamed = aUser({ userHandle: '@bea' })
    whenSaving(() => HttpResponse.json(renamed), renamed)
    const { user } = await editAndCheck()
    await user.type(input(), '{Enter}')
    expect(await screen.findByText('Username Updated')).toBeVisible()
  })

  test('rejects any other name with a toast', async () => {
    const { user } = await edit()
    type('b')
    await user.type(input(), '{Enter}')
    expect(await screen.findByText('Invalid Username')).toBeVisible()
    expect(screen.getByText('Please choose a different username')).toBeVisible()
  })

  test.each([
    [
      'Username is already taken',
      () =>
        HttpResponse.json({ code: 'USERNAME_TAKEN', message: 'Username is already taken' }, { status: 409 }),
    ],
    ['Failed to update username. Please try again.', () => HttpResponse.error()],
  ])('a failure shows: %s', async (says, answer) => {
    whenSaving(answer)
    const { user } = await editAndCheck()
    await user.click(save())
    expect(await screen.findByText('Error')).toBeVisible()
    expect(screen.getByText(says)).toBeVisible()
    expect(input()).toHaveValue('bea')
  })

  test('rechecks a name that was taken meanwhile', async () => {
    whenSaving(() => HttpResponse.json({ code: 'USERNAME_TAKEN', message: 'Too late' }, { status: 409 }))
    const { user } = await editAndCheck()
    whenChecking(() => HttpResponse.json(taken))
    await user.click(save())
    await waitFor(() => expect(screen.getByText('Username is already taken')).toHaveRole('alert'))
    expect(save()).toBeDisabled()
  })
})
