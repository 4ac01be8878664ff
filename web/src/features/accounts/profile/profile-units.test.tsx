import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import ProfilePage from '../../../pages/profile.tsx'
import ProfileSetupPage from '../../../pages/profile-setup.tsx'
import { serveTargets } from '../../../test/nutrition-server.ts'
import { serveProfile } from '../../../test/profile-server.ts'
import { renderPage } from '../../../test/render.tsx'
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
const saved = () => screen.findByText('Profile updated successfully!')
/** The changed fields, without the age, which every request contains. */
const changesIn = (sent: Record<string, unknown>[]) => sent.map(({ age, ...changes }) => changes)

const open = (changes: Partial<CurrentUser> = {}) =>
  renderPage(<ProfilePage />, { path: '/profile', user: aUser(changes) })

test('changing units converts what is shown, and stores nothing else', async () => {
  const sent = serveProfile()
  const { user } = open()
  await user.selectOptions(field('Units'), 'kg and cm')
  expect(field('Height (cm)')).toHaveValue('173')
  expect(field('Weight (kg)')).toHaveValue('77.1')
  expect(field('Goal weight (kg)')).toHaveValue('72.6')
  expect(screen.queryByLabelText(/\(ft\)|\(in\)|\(lbs\)/)).not.toBeInTheDocument()
  await user.click(update())
  expect(await saved()).toBeVisible()
  await user.selectOptions(field('Units'), 'lbs and ft')
  expect(field('Height (ft)')).toHaveValue('5')
  expect(field('Height (in)')).toHaveValue('8')
  expect(field('Weight (lbs)')).toHaveValue('170')
  await user.click(update())
  await expect.poll(() => changesIn(sent)).toEqual([{ weightUnit: 'kg' }, { weightUnit: 'lbs' }])
})

test('types stones and pounds in two fields each, and stores pounds', async () => {
  const sent = serveProfile()
  const { user } = open({ weight: 178, goalWeight: 161 })
  await user.selectOptions(field('Units'), 'st and ft')
  expect(
    [field('Weight (st)'), field('Weight (lb)')].map((input) => (input as HTMLInputElement).value),
  ).toEqual(['12', '10'])
  expect(field('Goal weight (st)')).toHaveValue('11')
  expect(field('Height (ft)')).toHaveValue('5')
  expect(screen.getByText('1 st 3 lb to lose')).toBeVisible()
  await user.clear(field('Goal weight (lb)'))
  await user.type(field('Goal weight (lb)'), '6.5')
  expect(screen.getByText('1 st 3.5 lb to lose')).toBeVisible()
  await user.click(update())
  expect(await saved()).toBeVisible()
  expect(changesIn(sent)).toEqual([{ weightUnit: 'st', goalWeight: 160.5 }])
})

test('stores input in kilograms and centimeters as typed, and converts it to pounds and feet', async () => {
  const sent = serveProfile()
  const { user } = open({ weightUnit: 'kg', heightCm: 173 })
  await user.clear(field('Height (cm)'))
  await user.type(field('Height (cm)'), '178,5')
  await user.clear(field('Weight (kg)'))
  await user.type(field('Weight (kg)'), '81.30')
  expect(field('Height (cm)')).toHaveValue('178,5')
  expect(field('Weight (kg)')).toHaveValue('81.30')
  await user.click(update())
  expect(await saved()).toBeVisible()
  expect(changesIn(sent)).toEqual([{ heightCm: 178.5, weight: 179.236, weightTypedIn: 'kg' }])
  await user.selectOptions(field('Units'), 'lbs and ft')
  expect(field('Height (ft)')).toHaveValue('5')
  expect(field('Height (in)')).toHaveValue('10')
  expect(field('Weight (lbs)')).toHaveValue('179.2')
})

test('keeps the unit a weight was typed in, even when another is chosen later', async () => {
  const sent = serveProfile()
  const { user } = open({ weight: 169.976 })
  await user.clear(field('Goal weight (lbs)'))
  await user.type(field('Goal weight (lbs)'), '170.55')
  await user.selectOptions(field('Units'), 'kg and cm')
  await user.click(update())
  expect(await screen.findByText('Please enter a weight in steps of 0.1')).toHaveRole('alert')
  await user.clear(field('Goal weight (kg)'))
  await user.type(field('Goal weight (kg)'), '77.36')
  await user.selectOptions(field('Units'), 'lbs and ft')
  await user.click(update())
  await expect.poll(() => changesIn(sent)).toEqual([{ goalWeight: 170.55, goalWeightTypedIn: 'kg' }])
})

test('sends typed feet and inches alone, even if centimeters are stored', async () => {
  const sent = serveProfile()
  const { user } = open({ heightCm: 173 })
  await user.clear(field('Height (in)'))
  await user.type(field('Height (in)'), '9')
  await user.click(update())
  await expect.poll(() => changesIn(sent)).toEqual([{ heightInches: 9 }])
})

test.each([
  ['Height (cm)', '29', 'Height must be 30 to 272 cm'],
  ['Height (cm)', '178.55', 'Please enter a height in steps of 0.1'],
  ['Height (cm)', 'tall', 'Height must be 30 to 272 cm'],
  ['Weight (kg)', 'a lot', 'Please enter a valid weight'],
  ['Weight (kg)', '77.105', 'Please enter a weight in steps of 0.01'],
  ['Goal weight (kg)', '700', 'Please enter a valid goal weight'],
])('%s "%s": %s', async (label, text, message) => {
  const { user } = open({ weightUnit: 'kg' })
  await user.clear(field(label))
  await user.type(field(label), text)
  await user.click(update())
  expect(await screen.findByText(message)).toHaveRole('alert')
  expect(field(label)).toHaveFocus()
  expect(field(label)).toHaveValue(text)
})

const complete = () => screen.getByRole('button', { name: 'Complete Profile' })
const setUp = (changes: Partial<CurrentUser>) =>
  renderPage(<ProfileSetupPage />, { path: '/profile-setup', user: aUser({ weightUnit: 'kg', ...changes }) })

test('setup suggests and validates in kilograms and centimeters', async () => {
  const sent = serveProfile()
  const { user } = setUp({ heightFeet: null, heightInches: null, weight: null, goalWeight: null })
  expect(field('Height (cm)')).toHaveValue('173')
  expect(field('Weight (kg)')).toHaveValue('77.1')
  for (const [label, text, message] of [
    ['Height (cm)', '91', 'Height must be 92 to 272 cm'],
    ['Weight (kg)', '22.6', 'Weight must be 22.7 to 362.8 kg'],
    ['Goal weight (kg)', '362.9', 'Goal weight must be 22.7 to 362.8 kg'],
  ] as const) {
    await user.clear(field(label))
    await user.type(field(label), text)
    await user.click(complete())
    expect(await screen.findByText(message)).toHaveRole('alert')
    await user.clear(field(label))
    await user.type(field(label), label === 'Height (cm)' ? '180' : '80')
  }
  await user.click(complete())
  await expect.poll(() => sent).toMatchObject([{ heightCm: 180, weight: 176.37, goalWeight: 176.37 }])
  expect(sent[0]).not.toHaveProperty('heightFeet')
})

test('setup validates in stones', async () => {
  const { user } = setUp({ weightUnit: 'st', weight: 178 })
  expect(field('Weight (st)')).toHaveValue('12')
  await user.clear(field('Weight (st)'))
  await user.type(field('Weight (st)'), '2')
  await user.click(complete())
  expect(await screen.findByText('Weight must be 3 st 8 lb to 57 st 2 lb')).toHaveRole('alert')
  expect(field('Weight (st)')).toHaveFocus()
})

test('setup keeps an untouched height', async () => {
  const sent = serveProfile()
  const { user } = setUp({})
  await user.click(complete())
  await expect.poll(() => sent).toMatchObject([{ heightFeet: 5, heightInches: 8 }])
  expect(sent[0]).not.toHaveProperty('heightCm')
})
