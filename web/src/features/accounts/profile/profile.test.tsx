import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { ageOn } from '@pepwell/domain/accounts/profile'
import { dayOf } from '@pepwell/domain/time/calendar'
import { fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import ProfilePage from '../../../pages/profile.tsx'
import { serveTargets } from '../../../test/nutrition-server.ts'
import { serveProfile } from '../../../test/profile-server.ts'
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

const ageToday = (born: string) => ageOn(born, dayOf(Date.now(), 'America/New_York'))

describe('coming to set a goal', () => {
  const selected = () => {
    const goal = field('Goal weight (lbs)') as HTMLInputElement
    expect(goal).toHaveFocus()
    return goal.value.slice(goal.selectionStart ?? 0, goal.selectionEnd ?? 0)
  }

  test('from another page focuses the field and selects its text', () => {
    open({}, '/profile?tab=body#goal-weight')
    expect(selected()).toBe('160')
  })

  test('from the profile itself does so each time', async () => {
    serveWeights({ progress: { farthest: 180, goal: 160, percentage: 100 } })
    const { user } = open()
    expect(field('Goal weight (lbs)')).not.toHaveFocus()
    for (const _ of ['once', 'again']) {
      await user.click(await screen.findByRole('link', { name: 'Set your next goal' }))
      expect(selected()).toBe('160')
    }
  })
})

describe('the profile shows', () => {
  test('the body as known', async () => {
    open({ healthConditions: 'Asthma' })
    const known = {
      Gender: 'female',
      'Date of birth': '1990-05-17',
      'Height (ft)': '5',
      'Height (in)': '8',
      'Weight (lbs)': '170',
      'Goal weight (lbs)': '160',
      Units: 'lbs',
    }
    await screen.findByLabelText('Gender')
    for (const [label, value] of Object.entries(known)) expect(field(label)).toHaveValue(value)
    expect(screen.getByLabelText(/^Health conditions/)).toHaveValue('Asthma')
    expect(screen.getByLabelText(/^Allergies/)).toHaveValue('')
    expect(screen.getByLabelText(/^Goals/)).toHaveValue('')
  })

  test('the account as known', async () => {
    open({}, '/profile?tab=account')
    const known = {
      'First name': 'Ada',
      'Last name': 'Byron',
      Email: 'ada@example.org',
      'Time zone': 'America/New_York',
    }
    await screen.findByLabelText('First name')
    for (const [label, value] of Object.entries(known)) expect(field(label)).toHaveValue(value)
    expect(screen.getByLabelText(/^Phone number/)).toHaveValue('+12125550123')
  })

  test('the four options for gender', () => {
    open()
    const choices = Array.from(field('Gender').querySelectorAll('option'), ({ value, text }) => [value, text])
    expect(choices).toEqual([
      ['', 'Select gender'],
      ['male', 'Male'],
      ['female', 'Female'],
      ['other', 'Other'],
      ['prefer_not_to_say', 'Prefer not to say'],
    ])
  })

  test('the age, and that a date is invalid', () => {
    open()
    expect(screen.getByText(`${ageToday('1990-05-17')} years`)).toBeVisible()
    fireEvent.change(field('Date of birth'), { target: { value: '2150-01-01' } })
    expect(screen.getByText('Invalid date')).toBeVisible()
  })

  test('the distance to the goal as typed, and the protein guideline', async () => {
    const { user } = open()
    expect(screen.getByText('10 lbs to lose')).toBeVisible()
    await user.clear(field('Goal weight (lbs)'))
    expect(screen.getByText(/Enter your weight and goal weight/)).toBeVisible()
    expect(screen.getByText(/aim for 0.7–1 g of protein per pound of goal weight/)).toBeVisible()
    await user.type(field('Goal weight (lbs)'), '180,5')
    expect(screen.getByText('10.5 lbs to gain')).toBeVisible()
  })

  test('only the protein target that applies everywhere', async () => {
    serveTargets({ protein: 93.4, proteinPerKg: 1.2 })
    open()
    expect(await screen.findByText('93 g a day')).toBeVisible()
    expect(screen.getByText(/Your target is/)).toHaveTextContent('0.54 g per pound of your weight.')
    expect(screen.queryByText(/112|160 g/)).not.toBeInTheDocument()
  })

  test('the distance to the goal in the preferred unit', async () => {
    const { user } = open()
    await user.selectOptions(field('Units'), 'kg and cm')
    expect(screen.getByText('4.5 kg to lose')).toBeVisible()
    expect(screen.getByText('77.1 kg')).toBeVisible()
    expect(screen.getByText(/aim for 1.5–2.2 g of protein per kg of goal weight/)).toBeVisible()
  })

  test('no progress without weigh-ins', () => {
    open()
    expect(screen.queryByText(/%|progress|so far/i)).not.toBeInTheDocument()
  })

  test('the progress from weigh-ins', async () => {
    serveWeights({ progress: { current: 170, farthest: 180, goal: 160, percentage: 50 } })
    open()
    const bar = await screen.findByRole('progressbar', { name: 'Progress to your goal weight' })
    expect(bar).toHaveAttribute('aria-valuenow', '50')
    expect(screen.getByText('180 lbs → 160 lbs')).toBeVisible()
    expect(screen.getByText('10 lbs to lose')).toBeVisible()
  })

  test('nothing about going back once past the goal', async () => {
    serveWeights({ progress: { current: 158, farthest: 180, goal: 160, percentage: 100 } })
    const { user } = open({ weight: 158 })
    expect(await screen.findByText('Goal Achieved')).toBeVisible()
    expect(screen.getByText('2 lbs past your goal')).toBeVisible()
    await user.clear(field('Weight (lbs)'))
    await user.type(field('Weight (lbs)'), '165')
    expect(screen.getByText('5 lbs to lose')).toBeVisible()
  })

  test('a question about an underweight goal', async () => {
    const { user } = open({ heightFeet: 5, heightInches: 9, goalWeight: 150 })
    expect(screen.queryByText(/is underweight/)).not.toBeInTheDocument()
    await user.clear(field('Goal weight (lbs)'))
    await user.type(field('Goal weight (lbs)'), '110')
    expect(screen.getByText(/^This goal is a BMI of 16\.2, which is underweight/)).toBeVisible()
  })

  test('no setup hints with a complete profile or to an admin', () => {
    open({ dateOfBirth: null, isAdmin: true })
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })
})

test('lists its pages; a row opens one, and the link above leads back', async () => {
  server.use(
    http.get('/api/community', () =>
      HttpResponse.json({ thousandsOfUsers: false, supportEmail: 'help@mail.net' }),
    ),
  )
  const { user, location } = open()
  const list = within(screen.getByRole('navigation', { name: 'Profile' }))
  const rows = list.getAllByRole('link')
  expect(rows.map((row) => row.getAttribute('href'))).toEqual([
    ...['body', 'account', 'notifications', 'security', 'data', 'help'].map((tab) => `/profile?tab=${tab}`),
    '/shop/orders',
  ])
  for (const [row, content] of [
    ['Notifications', 'Notification Preferences'],
    ['Security', 'Where you’re signed in'],
    ['Data', 'Your data'],
    ['Help', 'Get in touch'],
  ] as const) {
    await user.click(list.getByRole('link', { name: new RegExp(`^${row}`) }))
    expect(await screen.findByRole('heading', { name: content })).toBeVisible()
  }
  await user.click(screen.getByRole('link', { name: 'Profile' }))
  expect(location()).toBe('/profile')
})

describe('unsaved changes', () => {
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

  test('keep the page open until saved', async () => {
    serveProfile()
    const { user } = open({}, '/profile?tab=account')
    await screen.findByLabelText('First name')
    expect(leave()).toBe(false)
    await user.type(field('First name'), 'h')
    expect(screen.getByText('You have unsaved changes')).toBeInTheDocument()
    expect(leave()).toBe(true)
    await user.click(update())
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible()
    expect(leave()).toBe(false)
    expect(screen.queryByText('You have unsaved changes')).not.toBeInTheDocument()
  })
})
