import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { ageOn } from '@pepwell/domain/accounts/profile'
import { dayOf } from '@pepwell/domain/time/calendar'
import { fireEvent, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import ProfileSetupPage from '../../../pages/profile-setup.tsx'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { pass, stopTime, until } from '../../../test/time.ts'
import { aUser } from '../../../test/users.ts'

const nothing = { heightFeet: null, heightInches: null, weight: null, goalWeight: null }
const nobody = {
  firstName: null,
  lastName: null,
  phoneNumber: null,
  dateOfBirth: null,
  gender: null,
  ...nothing,
}

const field = (label: string) => screen.getByLabelText(label)
const complete = () => screen.getByRole('button', { name: 'Complete Profile' })

const open = (changes: Partial<CurrentUser> = {}) =>
  renderPage(<ProfileSetupPage />, { path: '/profile-setup', user: aUser(changes) })

const whenSaving = (answer: (body: unknown) => Response) =>
  server.use(
    http.patch('/api/auth/user', async ({ request }) => answer(await request.json())),
    http.get('/api/auth/user', () => HttpResponse.json(aUser())),
  )

afterEach(() => vi.useRealTimers())

describe('initial values', () => {
  test('are suggestions by default', () => {
    open(nobody)
    expect(field('Height (ft)')).toHaveValue('5')
    expect(field('Height (in)')).toHaveValue('8')
    expect(field('Weight (lbs)')).toHaveValue('170')
    expect(field('Goal weight (lbs)')).toHaveValue('170')
    expect(field('Gender')).toHaveValue('')
    expect(field('Date of birth')).toHaveValue('')
  })

  test('are known values first', () => {
    open({ heightFeet: 6, heightInches: 0, weight: 201.5, goalWeight: 180 })
    expect(field('Height (ft)')).toHaveValue('6')
    expect(field('Height (in)')).toHaveValue('0')
    expect(field('Weight (lbs)')).toHaveValue('201.5')
    expect(field('Goal weight (lbs)')).toHaveValue('180')
    expect(field('Gender')).toHaveValue('female')
    expect(field('First name')).toHaveValue('Ada')
    expect(field('Phone number')).toHaveValue('+12125550123')
  })
})

describe('validation', () => {
  test('names everything missing', async () => {
    const { user } = open(nobody)
    await user.click(complete())
    for (const message of [
      'First name is required',
      'Last name is required',
      'Phone number must be at least 10 digits',
      'Date of birth is required',
      'Gender is required',
    ]) {
      expect(await screen.findByText(message)).toHaveRole('alert')
    }
    expect(field('First name')).toHaveFocus()
  })

  test.each([
    ['Height (ft)', '2', 'Height must be 3 to 8 feet'],
    ['Height (ft)', '9', 'Height must be 3 to 8 feet'],
    ['Height (ft)', '', 'Height must be 3 to 8 feet'],
    ['Height (in)', '12', 'Inches must be 0 to 11'],
    ['Height (in)', '', 'Inches must be 0 to 11'],
    ['Weight (lbs)', '49.9', 'Weight must be 50 to 800 lbs'],
    ['Weight (lbs)', '800.1', 'Weight must be 50 to 800 lbs'],
    ['Weight (lbs)', '', 'Weight must be 50 to 800 lbs'],
    ['Goal weight (lbs)', '900', 'Goal weight must be 50 to 800 lbs'],
    ['Phone number', '555-0123', 'Phone number must be at least 10 digits'],
    ['Date of birth', '2150-01-01', 'Please enter a valid date'],
  ])('%s "%s": %s', async (label, text, message) => {
    const { user } = open()
    fireEvent.change(field(label), { target: { value: text } })
    await user.click(complete())
    expect(await screen.findByText(message)).toHaveRole('alert')
    expect(field(label)).toHaveFocus()
  })
})

test('a success is confirmed, and the dashboard follows after one second', async () => {
  let sent: unknown
  whenSaving((body) => {
    sent = body
    return HttpResponse.json({ ...aUser(), warnings: [] })
  })
  const { user, location } = open(nothing)
  await user.clear(field('Goal weight (lbs)'))
  stopTime()
  fireEvent.click(complete())
  await until(() => sent !== undefined)
  await pass(0)
  await until(() => screen.queryByText('Profile Complete!') !== null)
  expect(sent).toEqual({
    firstName: 'Ada',
    lastName: 'Byron',
    phoneNumber: '+12125550123',
    dateOfBirth: '1990-05-17',
    gender: 'female',
    heightFeet: 5,
    heightInches: 8,
    weight: 170,
    goalWeight: null,
    healthConditions: null,
    allergies: null,
    goals: null,
    age: ageOn('1990-05-17', dayOf(Date.now(), 'America/New_York')),
  })
  expect(screen.getByRole('button', { name: 'Saving...' })).toBeVisible()
  await pass(999)
  expect(location()).toBe('/profile-setup')
  await pass(1)
  expect(location()).toBe('/')
})

describe('a failure', () => {
  test.each([
    ['The server says no', () => HttpResponse.json({ message: 'The server says no' }, { status: 400 })],
    ['Failed to update profile. Please try again.', () => HttpResponse.error()],
  ])('shows: %s', async (says, answer) => {
    whenSaving(answer)
    const { user, location } = open()
    await user.type(screen.getByLabelText(/^Allergies/), 'Nuts')
    await user.click(complete())
    expect(await screen.findByText(says)).toBeVisible()
    expect(screen.getByLabelText(/^Allergies/)).toHaveValue('Nuts')
    expect(location()).toBe('/profile-setup')
  })
})
