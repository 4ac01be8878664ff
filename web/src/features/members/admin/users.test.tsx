import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aMemberRow, aSession, serveMembers } from '../../../test/members-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { Users } from './users.tsx'

const jonas = aMemberRow({
  id: 'user_1',
  email: 'jonas@mail.net',
  firstName: 'Jonas',
  lastName: 'Berg',
  isAdmin: true,
})
const robin = aMemberRow()
const nobody = aMemberRow({
  id: 'user_8',
  email: 'p.q@mailbox.org',
  firstName: null,
  lastName: null,
  userHandle: null,
  loginCount: 0,
  avgSessionDuration: null,
  lastLogin: null,
})

const show = (path = '/admin', ownId = 'user_1') =>
  renderPage(<Users ownId={ownId} timeZone="America/New_York" />, { path })
const row = (name: RegExp) => screen.findByRole('row', { name })
const emails = () => screen.getAllByText(/@mail/, { selector: 'td *' }).map((cell) => cell.textContent)

async function choose(page: ReturnType<typeof show>, name: string, what: string) {
  await page.user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  await page.user.click(screen.getByRole('menuitem', { name: what }))
}

beforeEach(() => {
  // A wide screen.
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes('min-width'),
        onchange: null,
      }) as unknown as MediaQueryList,
  )
  serveMembers([jonas, robin, nobody], [aSession(), aSession({ id: 2, isActive: false })])
})

describe('the list', () => {
  test('has both groups with counts and each member’s usage', async () => {
    show()
    expect(await screen.findByRole('rowheader', { name: 'Admin Users 1' })).toBeVisible()
    expect(screen.getByRole('rowheader', { name: 'Regular Users 2' })).toBeVisible()
    expect(await row(/Robin Delgado @robin robin@mailbox.org Jan 5, 2026 .* 12 10 min/)).toBeVisible()
    expect(await row(/Unknown User — p.q@mailbox.org Jan 5, 2026 Never 0 –/)).toBeVisible()
  })

  test('is searched and sorted by the server, with both in the URL', async () => {
    const asked = serveMembers([jonas, robin, nobody])
    const { user, location } = show()
    await row(/Robin/)
    await user.type(screen.getByRole('searchbox'), 'JON')
    await waitFor(() => expect(emails()).toEqual(['jonas@mail.net']))
    await waitFor(() => expect(location()).toBe('/admin?q=JON'))
    await user.click(screen.getByRole('button', { name: 'User' }))
    await waitFor(() =>
      expect(asked.at(-1)).toBe('search=JON&sort=name&direction=asc&group=members&limit=100'),
    )
    expect(screen.getByRole('link', { name: 'CSV' })).toHaveAttribute(
      'href',
      '/api/admin/users/csv?search=JON&sort=name&direction=asc',
    )
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), 'nowhere')
    expect(await screen.findByText('No users found matching "nowhere"')).toBeVisible()
  })

  test('filters by sign-up and last visit', async () => {
    const asked = serveMembers([jonas, robin])
    const { user, location } = show()
    await row(/Robin/)
    await user.click(screen.getByRole('button', { name: 'Joined: Any time' }))
    await user.click(screen.getByRole('menuitemradio', { name: 'In the last 7 days' }))
    await waitFor(() => expect(location()).toBe('/admin?joined=week'))
    await user.click(screen.getByRole('button', { name: 'Last login: Any time' }))
    await user.click(screen.getByRole('menuitemradio', { name: 'Never' }))
    await waitFor(() => expect(asked.at(-1)).toContain('joined=week&lastLogin=never'))
    expect(screen.getByRole('link', { name: 'CSV' })).toHaveAttribute(
      'href',
      '/api/admin/users/csv?joined=week&lastLogin=never&sort=newest&direction=desc',
    )
    await user.click(screen.getByRole('button', { name: 'Joined: In the last 7 days' }))
    await user.click(screen.getByRole('menuitemradio', { name: 'Any time' }))
    await waitFor(() => expect(location()).toBe('/admin?login=never'))
  })

  test('retries after a failure', async () => {
    server.use(http.get('/api/admin/users', () => HttpResponse.error()))
    const { user } = show()
    expect(await screen.findByText('We couldn’t load the users')).toBeVisible()
    serveMembers([robin])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await row(/Robin/)).toBeVisible()
  })

  test('links to the mail program and to the profile in a new tab', async () => {
    const { user } = show()
    expect(await screen.findByRole('link', { name: 'Email Robin Delgado' })).toHaveAttribute(
      'href',
      'mailto:robin@mailbox.org',
    )
    await user.click(screen.getByRole('button', { name: 'Actions for Robin Delgado' }))
    const profile = screen.getByRole('menuitem', { name: 'Open profile' })
    expect(profile).toHaveAttribute('href', '/admin/user-profile/user_7')
    expect(profile).toHaveAttribute('target', '_blank')
  })

  test('mails selected members without revealing them to each other', async () => {
    const { user } = show()
    await user.click(await screen.findByRole('checkbox', { name: 'Select Robin Delgado' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select Jonas Berg' }))
    const bar = within(screen.getByRole('region', { name: 'Selected' }))
    expect(bar.getByRole('link', { name: 'Email selected' })).toHaveAttribute(
      'href',
      'mailto:?bcc=jonas%40mail.net,robin%40mailbox.org',
    )
    const made = vi.spyOn(URL, 'createObjectURL')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await user.click(bar.getByRole('button', { name: 'Export selected (CSV)' }))
    const text = await (made.mock.calls.at(-1) as [Blob])[0].text()
    expect(text.split('\r\n')[1]).toBe(
      'Jonas Berg,jonas@mail.net,2026-01-05T12:00:00.000Z,2026-03-01T12:00:00.000Z,12,10',
    )
  })
})

describe('login activity', () => {
  const open = async (page: ReturnType<typeof show>) => {
    await page.user.click(await screen.findByRole('button', { name: 'Details of Robin Delgado' }))
    return within(await screen.findByRole('region', { name: 'Login activity' }))
  }

  test('shows device, browser, time and place, and can end an active session', async () => {
    let ended = ''
    server.use(
      http.delete('/api/admin/users/:user/sessions/:id', ({ params }) => {
        ended = `${params.user} ${params.id}`
        serveMembers([robin], [aSession({ isActive: false })])
        return HttpResponse.json({ message: 'Session ended' })
      }),
    )
    const page = show()
    const activity = await open(page)
    const [first, second] = await activity.findAllByRole('listitem')
    expect(first).toHaveTextContent(/Mar 1, 2026, 7:00 AM.*Safari 26 on iOS.*192\.0\.2\.7.*12 min.*Active/)
    expect(second).toHaveTextContent('Ended')
    await page.user.click(activity.getByRole('button', { name: 'End session' }))
    await waitFor(() => expect(activity.queryByText('Active')).not.toBeInTheDocument())
    expect(ended).toBe('user_7 1')
    expect(page.location()).toBe('/admin?open=user_7')
  })

  test('retries after a failure', async () => {
    server.use(http.get('/api/admin/users/:id/activity', () => HttpResponse.error()))
    const page = show()
    const activity = await open(page)
    expect(await activity.findByText(/We couldn’t load the login activity/)).toBeVisible()
    serveMembers([robin], [])
    await page.user.click(activity.getByRole('button', { name: 'Try again' }))
    expect(await activity.findByText('No sign-ins on record.')).toBeVisible()
  })
})

describe('deleting a member', () => {
  test('names what is deleted, and confirms it', async () => {
    server.use(
      http.delete('/api/admin/users/user_7', () => {
        serveMembers([jonas])
        return HttpResponse.json({ message: 'User deleted successfully' })
      }),
    )
    const page = show()
    await choose(page, 'Robin Delgado', 'Delete')
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete Robin Delgado?' }))
    expect(
      dialog.getByText(/robin@mailbox.org with all peptide logs, reminders, orders and personal/),
    ).toBeVisible()
    await page.user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('User deleted successfully')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('robin@mailbox.org')).not.toBeInTheDocument())
  })

  test('keeps the member and the question on failure', async () => {
    server.use(http.delete('/api/admin/users/user_7', () => new HttpResponse(null, { status: 500 })))
    const page = show()
    await choose(page, 'Robin Delgado', 'Delete')
    await page.user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Error')).toBeVisible()
    expect(screen.getAllByText('Failed to delete user')).toHaveLength(2)
    expect(screen.getByRole('alertdialog')).toBeVisible()
  })

  test.each([
    ['oneself', 'user_1', 'Delete', 'You can’t delete your own account here'],
    ['one’s own rights', 'user_1', 'Permissions', 'You can’t change your own rights'],
  ])('is refused with a reason for %s', async (_name, ownId, act, says) => {
    const page = show('/admin', ownId)
    await choose(page, 'Jonas Berg', act)
    expect(await screen.findByText(says)).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test("isn't offered for the support account", async () => {
    serveMembers([aMemberRow({ id: 'user_admin_simple', isAdmin: true })])
    const page = show()
    await choose(page, 'System Generated User', 'Delete')
    expect(await screen.findByText('You can’t delete or limit the support account')).toBeVisible()
  })
})
