import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import ProfilePage from '../../../../pages/profile.tsx'
import { serveTargets } from '../../../../test/nutrition-server.ts'
import { serveProfile } from '../../../../test/profile-server.ts'
import { renderPage } from '../../../../test/render.tsx'
import { server } from '../../../../test/server.ts'
import { serveSettings } from '../../../../test/settings-server.ts'
import { aUser } from '../../../../test/users.ts'
import { serveWeights } from '../../../../test/weight.ts'

beforeEach(() => {
  serveWeights()
  serveTargets()
  serveSettings()
})
afterEach(() => vi.restoreAllMocks())

const unanswered = {
  dateOfBirth: null,
  gender: null,
  heightFeet: null,
  heightInches: null,
  weight: null,
  goalWeight: null,
} as const

const field = (label: string) => screen.getByLabelText(label)
const update = () => screen.getByRole('button', { name: 'Update Profile' })

const open = (changes: Partial<CurrentUser> = {}, path = '/profile') =>
  renderPage(<ProfilePage />, { path, user: aUser({ ...unanswered, ...changes }) })

async function answer(user: ReturnType<typeof open>['user'], measures: Record<string, string>) {
  fireEvent.change(field('Date of birth'), { target: { value: '1990-01-31' } })
  await user.selectOptions(field('Gender'), 'Other')
  for (const [label, text] of Object.entries(measures))
    if (label === 'Height') await user.selectOptions(field(label), text)
    else await user.type(field(label), text)
}

test('asks just five questions, and removes each once answered', async () => {
  const { user } = open()
  expect(screen.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible()
  expect(screen.getByText('1 of 5 done')).toBeVisible()
  expect(screen.getByText('date of birth, gender, height, and weight')).toBeVisible()
  expect(screen.queryByLabelText(/name|goal|phone|allergies/i)).not.toBeInTheDocument()
  await answer(user, { Height: '5 ft 0 in' })
  expect(screen.getByText('4 of 5 done')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Profile filled in' })).toHaveValue(4)
  expect(screen.getByText('weight')).toBeVisible()
  await user.type(field('Weight (lbs)'), '150')
  expect(screen.getByText(/All set/)).toBeVisible()
})

test('defaults to pounds and feet in the United States, and unlocks the app', async () => {
  const sent = serveProfile(aUser(unanswered))
  const { user, location } = open({}, '/peptides')
  expect(screen.getByRole('radio', { name: 'lbs and ft' })).toBeChecked()
  await answer(user, { Height: '5 ft 0 in', 'Weight (lbs)': '170.5' })
  await user.click(update())
  expect(await screen.findByText('Profile updated successfully!')).toBeVisible()
  await waitFor(() => expect(location()).toBe('/'))
  const { age, ...answers } = sent[0] ?? {}
  expect(answers).toEqual({
    weightUnit: 'lbs',
    dateOfBirth: '1990-01-31',
    gender: 'other',
    heightFeet: 5,
    heightInches: 0,
    weight: 170.5,
  })
  expect(age).toBeGreaterThan(30)
})

test('defaults to kilograms and centimeters elsewhere, and stores those', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE')
  const sent = serveProfile(aUser(unanswered))
  const before = open()
  expect(screen.getByRole('radio', { name: 'kg and cm' })).toBeChecked()
  await answer(before.user, { 'Height (cm)': '178.5', 'Weight (kg)': '77,1' })
  before.unmount()
  const { user } = open()
  await user.click(update())
  await expect.poll(() => sent).toMatchObject([{ weightUnit: 'kg', heightCm: 178.5, weight: 169.976 }])
  expect(sent[0]).not.toHaveProperty('heightFeet')
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]))
})

test('changing units keeps the input', async () => {
  const { user } = open()
  await user.selectOptions(field('Height'), '6 ft 0 in')
  await user.type(field('Weight (lbs)'), '170')
  await user.click(screen.getByRole('radio', { name: 'kg and cm' }))
  expect(field('Height (cm)')).toHaveValue('183')
  expect(field('Weight (kg)')).toHaveValue('77.1')
  await user.click(screen.getByRole('radio', { name: 'lbs and ft' }))
  expect(field('Weight (lbs)')).toHaveValue('170')
})

test('offers stones', async () => {
  const sent = serveProfile(aUser(unanswered))
  const { user } = open()
  await user.click(screen.getByRole('radio', { name: 'st and ft' }))
  const measures = { Height: '5 ft 0 in', 'Weight (st)': '12', 'Weight (lb)': '10' }
  await answer(user, measures)
  await user.click(update())
  await expect.poll(() => sent).toMatchObject([{ weightUnit: 'st', weight: 178 }])
})

test('marks missing answers and sends nothing', async () => {
  const sent = serveProfile(aUser(unanswered))
  const { user } = open()
  await user.click(update())
  for (const message of [
    'Date of birth is required',
    'Gender is required',
    'Height must be 3 to 8 feet',
    'Weight must be 50 to 800 lbs',
  ])
    expect(await screen.findByText(message)).toHaveRole('alert')
  expect(field('Date of birth')).toHaveFocus()
  expect(sent).toEqual([])
})

test('answers survive a reload until discarded', async () => {
  const first = open()
  await answer(first.user, { 'Weight (lbs)': '170' })
  first.unmount()
  const { user } = open()
  expect(screen.getByText('Draft saved')).toBeVisible()
  expect(field('Date of birth')).toHaveValue('1990-01-31')
  expect(field('Gender')).toHaveValue('other')
  expect(field('Weight (lbs)')).toHaveValue('170')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(field('Weight (lbs)')).toHaveValue('')
})

test('a failure asks to try again and keeps the input', async () => {
  server.use(http.patch('/api/auth/user', () => HttpResponse.error()))
  const { user } = open()
  await answer(user, { Height: '5 ft 0 in', 'Weight (lbs)': '170' })
  await user.click(update())
  expect(await screen.findByText('Failed to update profile. Please try again.')).toBeVisible()
  expect(field('Weight (lbs)')).toHaveValue('170')
})

test('asks a member with a complete profile nothing', () => {
  open({ isAdmin: true })
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: /^Security/ })).toBeVisible()
})
