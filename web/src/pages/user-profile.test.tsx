import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import type { MemberProfile } from '../features/members/admin/members.api.ts'
import { serveBackOffice } from '../test/admin-server.ts'
import { renderPage } from '../test/render.tsx'
import { server } from '../test/server.ts'
import { aUser } from '../test/users.ts'
import UserProfile from './user-profile.tsx'

const robin: MemberProfile = {
  id: 'user_7',
  email: 'robin@mailbox.org',
  firstName: 'Robin',
  lastName: 'Delgado',
  userHandle: '@robin',
  isAdmin: true,
  createdAt: '2026-01-05T12:00:00.000Z',
  loginCount: 12,
  avgSessionDuration: 570,
  lastLogin: '2026-03-01T12:00:00.000Z',
  profileImageUrl: null,
  phoneNumber: '+14155550123',
  weight: 170.5,
  height: 68,
  age: 36,
  profileCompleted: true,
  permissions: [],
  activePeptides: 2,
  dosageLogs: 120,
  reminders: 3,
}

beforeEach(() => serveBackOffice())

const whenAsked = (answer: () => Response) => server.use(http.get('/api/admin/users/user_7/profile', answer))

const open = () =>
  renderPage(
    <Routes>
      <Route path="/admin/user-profile/:userId" element={<UserProfile />} />
      <Route path="*" element={null} />
    </Routes>,
    { path: '/admin/user-profile/user_7', user: aUser({ isAdmin: true }) },
  )

/** A section's values by label. */
async function section(name: string) {
  const heading = await screen.findByRole('heading', { level: 2, name })
  const facts = within(heading.closest('section') as HTMLElement)
  const values = facts.getAllByRole('definition').map((value) => value.textContent)
  return Object.fromEntries(facts.getAllByRole('term').map((term, n) => [term.textContent, values[n]]))
}

test("shows a member's full profile", async () => {
  whenAsked(() => HttpResponse.json(robin))
  const { user, location } = open()
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  expect(await screen.findByRole('heading', { level: 1, name: 'Robin Delgado' })).toBeVisible()
  expect(screen.getByText('Admin')).toBeVisible()
  expect(await section('Personal Information')).toEqual({
    'Full Name': 'Robin Delgado',
    Email: 'robin@mailbox.org',
    'User ID': 'user_7',
    Phone: '+14155550123',
  })
  expect(await section('Health Information')).toEqual({
    'Current Weight': '170.5 lbs',
    Height: '68 inches',
    Age: '36',
  })
  expect(await section('Account Information')).toEqual({
    'Member Since': 'January 5, 2026',
    'Profile Completed': 'Complete',
  })
  expect(await section('Login Activity')).toEqual({
    'Total Logins': '12',
    'Avg Session Duration': '10 min',
    'Last Login': 'Mar 1, 2026, 7:00 AM',
  })
  expect(await section('Usage Stats')).toEqual({
    'Active Peptides': '2',
    'Dosage Logs': '120',
    'Reminders Set': '3',
  })
  await user.click(screen.getByRole('link', { name: 'Back to Admin' }))
  expect(location()).toBe('/admin')
})

test('marks unknown values as such', async () => {
  whenAsked(() =>
    HttpResponse.json({
      ...robin,
      ...{ email: '', firstName: null, lastName: null, isAdmin: false, phoneNumber: null },
      ...{ weight: null, height: null, age: null, profileCompleted: false },
      ...{ loginCount: 0, avgSessionDuration: null, lastLogin: null },
      ...{ activePeptides: 0, dosageLogs: 0, reminders: 0 },
    }),
  )
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Unknown User' })).toBeVisible()
  expect(screen.queryByText('Admin')).not.toBeInTheDocument()
  expect(await section('Personal Information')).toMatchObject({
    'Full Name': 'Unknown User',
    Email: 'No email',
    Phone: 'Not provided',
  })
  expect(Object.values(await section('Health Information'))).toEqual(['Not set', 'Not set', 'Not set'])
  expect(await section('Account Information')).toMatchObject({ 'Profile Completed': 'Incomplete' })
  expect(Object.values(await section('Login Activity'))).toEqual(['0', '–', 'Never'])
  expect(Object.values(await section('Usage Stats'))).toEqual(['0', '0', '0'])
})

const refused = (status: number, code: string) => () => HttpResponse.json({ code, message: code }, { status })

test('an unknown person has no profile, only a link back', async () => {
  whenAsked(refused(404, 'MEMBER_NOT_FOUND'))
  const { user, location } = open()
  expect(await screen.findByRole('heading', { name: 'User Not Found' })).toBeVisible()
  expect(screen.getByText('The requested user profile could not be found.')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Back to Admin' }))
  expect(location()).toBe('/admin')
})

test.each([
  ['no admin', { isAdmin: false }],
  ['an admin of something else', { permissions: ['orders' as const] }],
])('shows that a person is %s', async (_who, rights) => {
  serveBackOffice(rights)
  open()
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
  expect(screen.getByText("You don't have permission to access the admin panel.")).toBeVisible()
})

test('retries after a failure', async () => {
  whenAsked(refused(500, 'INTERNAL'))
  const { user } = open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  whenAsked(() => HttpResponse.json(robin))
  await user.click(retry)
  expect(await screen.findByRole('heading', { level: 1, name: 'Robin Delgado' })).toBeVisible()
})
