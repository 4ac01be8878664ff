import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { ageOn } from '@pepwell/domain/accounts/profile'
import { dayOf } from '@pepwell/domain/time/calendar'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import ProfilePage from '../../../pages/profile.tsx'
import { serveTargets } from '../../../test/nutrition-server.ts'
import { serveProfile } from '../../../test/profile-server.ts'
import { refusal } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { serveSettings } from '../../../test/settings-server.ts'
import { aUser } from '../../../test/users.ts'
import { serveWeights } from '../../../test/weight.ts'

beforeEach(() => {
  serveWeights()
  serveTargets()
  serveSettings()
})

const field = (label: string) => screen.getByLabelText(label)
const update = () => screen.getByRole('button', { name: 'Update Profile' })

const open = (changes: Partial<CurrentUser> = {}, path = '/profile') =>
  renderPage(<ProfilePage />, { path, user: aUser(changes) })

/** Opens the page of the account once its fields are there. */
async function openAccount() {
  const page = open({}, '/profile?tab=account')
  await screen.findByLabelText('First name')
  return page
}

const ageToday = (born: string) => ageOn(born, dayOf(Date.now(), 'America/New_York'))

describe('saving', () => {
  test('another email asks for the password, and is sent with all other changes', async () => {
    const sent: unknown[] = []
    server.use(
      http.patch('/api/auth/user', async ({ request }) => {
        const body = (await request.json()) as { currentPassword?: string; email: string }
        sent.push(body)
        if (!body.currentPassword) return refusal(403, 'PASSWORD_NEEDED', 'Please confirm your password')
        if (body.currentPassword !== 'my own')
          return refusal(403, 'WRONG_PASSWORD', 'That’s not your password')
        return HttpResponse.json({ ...aUser({ email: body.email }), warnings: [] })
      }),
      http.get('/api/auth/user', () => HttpResponse.json(aUser({ email: 'new@mail.net' }))),
    )
    const { user } = await openAccount()
    await user.clear(field('Email'))
    await user.type(field('Email'), 'new@mail.net')
    await user.click(update())
    const question = await screen.findByRole('dialog', { name: 'Confirm it’s you' })
    await user.type(within(question).getByLabelText('Password'), 'a guess')
    await user.click(within(question).getByRole('button', { name: 'Continue' }))
    expect(await within(question).findByText('That’s not your password')).toBeVisible()
    await user.clear(within(question).getByLabelText('Password'))
    await user.type(within(question).getByLabelText('Password'), 'my own')
    await user.click(within(question).getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible()
    expect(question).not.toBeInTheDocument()
    expect(sent).toHaveLength(3)
    expect(sent[2]).toMatchObject({ email: 'new@mail.net', currentPassword: 'my own' })
    expect(screen.queryByText('Failed to update profile. Please try again.')).not.toBeInTheDocument()
  })

  test('sends changes and the age, and confirms it', async () => {
    const sent = serveProfile()
    const { user } = open()
    await user.clear(field('Weight (lbs)'))
    await user.type(field('Weight (lbs)'), '168.4')
    await user.type(screen.getByLabelText(/^Goals/), 'Sleep better')
    await user.selectOptions(field('Units'), 'kg')
    await user.click(update())
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible()
    expect(sent).toEqual([
      {
        weight: 168.4,
        goals: 'Sleep better',
        weightUnit: 'kg',
        age: ageToday('1990-05-17'),
      },
    ])
  })

  test('sends changes of the account, with the age', async () => {
    const sent = serveProfile()
    const { user } = await openAccount()
    await user.clear(screen.getByLabelText(/^Phone number/))
    await user.selectOptions(field('Time zone'), 'Europe/Berlin')
    await user.click(update())
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible()
    expect(sent).toEqual([{ phoneNumber: null, timeZone: 'Europe/Berlin', age: ageToday('1990-05-17') }])
  })

  test('asks before clearing the date of birth, which locks the app', async () => {
    const sent = serveProfile()
    const { user } = open()
    fireEvent.change(field('Date of birth'), { target: { value: '' } })
    await user.click(update())
    const question = within(await screen.findByRole('alertdialog', { name: 'Save an incomplete profile?' }))
    expect(sent).toEqual([])
    await user.click(question.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(sent).toEqual([])
    await user.click(update())
    await user.click(await screen.findByRole('button', { name: 'Save anyway' }))
    await waitFor(() => expect(sent).toEqual([{ dateOfBirth: null, age: null }]))
  })

  test('Enter saves, and the label shows progress', async () => {
    let answer = () => {}
    server.use(
      http.patch(
        '/api/auth/user',
        () =>
          new Promise((resolve) => {
            answer = () => resolve(HttpResponse.json({ ...aUser(), warnings: [] }))
          }),
      ),
      http.get('/api/auth/user', () => HttpResponse.json(aUser())),
    )
    const { user } = await openAccount()
    await user.type(field('First name'), 'h{Enter}')
    expect(await screen.findByRole('button', { name: 'Updating...' })).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => {
      answer()
      expect(update()).toBeEnabled()
    })
  })

  test('input during saving stays, unsaved', async () => {
    let answer = () => {}
    server.use(
      http.patch('/api/auth/user', async () => {
        await new Promise<void>((resolve) => {
          answer = resolve
        })
        return HttpResponse.json({ ...aUser({ goals: 'Sleep', weight: 168 }), warnings: [] })
      }),
      http.get('/api/auth/user', () => HttpResponse.json(aUser({ goals: 'Sleep', weight: 168 }))),
    )
    const { user } = open()
    await user.type(screen.getByLabelText(/^Goals/), ' Sleep ')
    await user.click(update())
    await screen.findByRole('button', { name: 'Updating...' })
    await user.type(screen.getByLabelText(/^Allergies/), 'Nuts')
    answer()
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible()
    expect(screen.getByLabelText(/^Goals/)).toHaveValue('Sleep')
    expect(field('Weight (lbs)')).toHaveValue('168')
    expect(screen.getByLabelText(/^Allergies/)).toHaveValue('Nuts')
    expect(screen.getByText('You have unsaved changes')).toBeVisible()
  })

  test.each([
    ['First name', '', 'First name is required'],
    ['Last name', '  ', 'Last name is required'],
    ['Email', '', 'Valid email is required'],
    ['Email', 'ada@', 'Valid email is required'],
    ['Phone number optional', '555', 'Phone number must be at least 10 digits'],
  ])('%s "%s": %s', async (label, text, message) => {
    const { user } = await openAccount()
    fireEvent.change(field(label), { target: { value: text } })
    await user.click(update())
    expect(await screen.findByText(message)).toHaveRole('alert')
    expect(field(label)).toHaveFocus()
    expect(field(label)).toBeInvalid()
  })

  test.each([
    ['Height (ft)', '9', 'Height must be 0 to 8 feet'],
    ['Height (ft)', '5.5', 'Height must be 0 to 8 feet'],
    ['Height (in)', '12', 'Inches must be 0 to 11'],
    ['Height (in)', '-1', 'Inches must be 0 to 11'],
    ['Weight (lbs)', 'a lot', 'Please enter a valid weight'],
    ['Weight (lbs)', '0', 'Please enter a valid weight'],
    ['Weight (lbs)', '170.75', 'Please enter a weight in steps of 0.1'],
    ['Weight (lbs)', '170.55', 'Please enter a weight in steps of 0.1'],
    ['Goal weight (lbs)', '150.25', 'Please enter a weight in steps of 0.1'],
    ['Goal weight (lbs)', '5000', 'Please enter a valid goal weight'],
    ['Date of birth', '2150-01-01', 'Please enter a valid date'],
  ])('%s "%s": %s', async (label, text, message) => {
    const { user } = open()
    fireEvent.change(field(label), { target: { value: text } })
    await user.click(update())
    expect(await screen.findByText(message)).toHaveRole('alert')
    expect(field(label)).toHaveFocus()
    expect(field(label)).toBeInvalid()
  })

  test.each([
    ['Height (ft)', '0'],
    ['Height (ft)', '8'],
    ['Height (in)', '11'],
  ])('%s may be %s', async (label, text) => {
    const sent = serveProfile()
    const { user } = open()
    fireEvent.change(field(label), { target: { value: text } })
    await user.click(update())
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  test('a failure asks to try again and keeps the input', async () => {
    server.use(http.patch('/api/auth/user', () => HttpResponse.error()))
    const { user } = open()
    await user.type(screen.getByLabelText(/^Allergies/), 'Nuts')
    await user.click(update())
    expect(await screen.findByText('Failed to update profile. Please try again.')).toBeVisible()
    expect(screen.getByLabelText(/^Allergies/)).toHaveValue('Nuts')
  })

  test('shows at its field what the server refuses', async () => {
    const message = 'Please enter a valid email address'
    server.use(
      http.patch('/api/auth/user', () =>
        HttpResponse.json({ code: 'INVALID_INPUT', message, fields: { email: message } }, { status: 400 }),
      ),
    )
    const { user } = await openAccount()
    await user.type(field('Email'), '.uk')
    await user.click(update())
    expect(await screen.findByText(message)).toHaveRole('alert')
    expect(field('Email')).toHaveFocus()
    expect(await screen.findByText('Failed to update profile. Please try again.')).toBeVisible()
  })

  test('leaves an ended session to the app', async () => {
    let asked = false
    server.use(
      http.patch('/api/auth/user', () => {
        asked = true
        return HttpResponse.json({ code: 'NOT_SIGNED_IN', message: 'Please sign in' }, { status: 401 })
      }),
    )
    const { user } = open()
    await user.click(update())
    await waitFor(() => expect(asked).toBe(true))
    await waitFor(() => expect(update()).toBeEnabled())
    expect(screen.queryByText(/Failed to update profile/)).not.toBeInTheDocument()
  })
})
