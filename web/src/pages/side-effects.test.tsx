import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { markOffline } from '../lib/offline/connectivity.ts'
import { renderPage } from '../test/render.tsx'
import { server } from '../test/server.ts'
import { anEffect, serveSideEffects } from '../test/side-effects-server.ts'
import { aUser } from '../test/users.ts'
import '../features/side-effects/side-effect-form.tsx'
import SideEffectsPage from './side-effects.tsx'

const NOW = Date.parse('2026-06-15T14:00:00Z')
beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(NOW))

const open = (path = '/side-effects') => renderPage(<SideEffectsPage />, { path, user: aUser() })

test('two taps log a side effect, which can be undone', async () => {
  const sent = serveSideEffects([])
  const { user } = open('/side-effects#log')
  expect(await screen.findByText('No side effects yet')).toBeInTheDocument()
  const dialog = within(await screen.findByRole('dialog', { name: 'Log a side effect' }))
  await user.click(await dialog.findByRole('radio', { name: 'Nausea' }))
  expect(dialog.getByRole('button', { name: 'Log' })).toBeVisible()
  await user.click(dialog.getByRole('radio', { name: 'Moderate' }))
  await user.click(dialog.getByRole('button', { name: 'Log moderate nausea' }))
  expect(await screen.findByText('Side effect logged')).toBeVisible()
  expect(sent[0]).toMatchObject({ name: 'Nausea', severity: 2, startedAt: new Date(NOW).toISOString() })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent[1]).toEqual({ id: '9' }))
})

test('without a connection and an earlier list, people can log, and read when to get help', async () => {
  serveSideEffects([])
  server.use(
    http.get('/api/side-effects', () => HttpResponse.error()),
    http.get('/api/side-effects/patterns', () => HttpResponse.error()),
  )
  markOffline()
  const { user } = open()
  expect(await screen.findByText('Your side effects load once you’re online')).toBeVisible()
  expect(screen.queryByText('No side effects yet')).not.toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'When to get help' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Log a side effect' }))
  expect(await screen.findByRole('radio', { name: 'Nausea' })).toBeInTheDocument()
})

test('severity is chosen with the arrow keys, and the start among usual times', async () => {
  const sent = serveSideEffects([])
  const { user } = open('/side-effects#log')
  const dialog = within(await screen.findByRole('dialog', { name: 'Log a side effect' }))
  await user.click(await dialog.findByRole('radio', { name: 'Nausea' }))
  const strengths = within(dialog.getByRole('group', { name: 'How strong is it?' }))
  expect(strengths.getAllByRole('radio')).toHaveLength(5)
  await user.click(strengths.getByRole('radio', { name: 'Mild' }))
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(strengths.getByRole('radio', { name: 'Severe' })).toBeChecked()
  const since = within(dialog.getByRole('group', { name: 'Since' }))
  expect(since.getByRole('radio', { name: 'Now' })).toBeChecked()
  await user.click(since.getByRole('radio', { name: 'Other' }))
  expect(dialog.getByLabelText('Started')).toHaveValue('2026-06-15T10:00')
  await user.click(since.getByRole('radio', { name: 'Yesterday' }))
  expect(dialog.queryByLabelText('Started')).not.toBeInTheDocument()
  expect(dialog.getByText('Jun 14, 2026, 8:00 AM')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Log severe nausea' }))
  await waitFor(() => expect(sent[0]).toMatchObject({ severity: 3, startedAt: '2026-06-14T12:00:00.000Z' }))
})

test.each([
  ['2026-06-15T14:00:00Z', ['Now', 'Morning', 'Yesterday', 'Other']],
  ['2026-06-15T11:00:00Z', ['Now', 'Yesterday', 'Other']],
])('at %s a side effect may start %j', async (now, starts) => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(now))
  serveSideEffects([])
  open('/side-effects#log')
  const since = within(await screen.findByRole('group', { name: 'Since' }))
  expect(since.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual(starts)
})

test('several side effects are logged one after the other, with the same start', async () => {
  const sent = serveSideEffects([])
  const { user } = open('/side-effects#log')
  const dialog = within(await screen.findByRole('dialog', { name: 'Log a side effect' }))
  await user.click(await dialog.findByRole('button', { name: 'More' }))
  await user.click(dialog.getByRole('radio', { name: 'Something else' }))
  await user.type(dialog.getByRole('textbox', { name: 'Side effect' }), 'Brain fog')
  await user.click(dialog.getByRole('radio', { name: 'Moderate' }))
  await user.click(dialog.getByRole('radio', { name: 'Yesterday' }))
  await user.click(dialog.getByRole('button', { name: 'Log and add another' }))
  const first = await dialog.findByRole('radio', { name: 'Nausea' })
  await waitFor(() => expect(first).toHaveFocus())
  expect(dialog.queryByRole('textbox', { name: 'Side effect' })).not.toBeInTheDocument()
  expect(dialog.queryByRole('radio', { name: 'Moderate', checked: true })).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'More' }))
  await user.click(dialog.getByRole('radio', { name: 'Severe belly pain' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Severe stomach pain')
  await user.click(first)
  await user.click(dialog.getByRole('radio', { name: 'Mild' }))
  await user.click(dialog.getByRole('button', { name: 'Log mild nausea' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const startedAt = '2026-06-14T12:00:00.000Z'
  expect(sent).toMatchObject([
    { name: 'Brain fog', severity: 2, startedAt },
    { name: 'Nausea', severity: 1, startedAt },
  ])
  expect(sent[0]?.clientId).not.toBe(sent[1]?.clientId)
})

test('the form says which doses came before the start', async () => {
  const last = { name: 'Semaglutide', colorSlot: 1, dose: '0.5 mg', takenAt: '2026-06-12T13:00:00Z' }
  const today = { name: 'BPC-157', colorSlot: 2, dose: '250 mcg', takenAt: '2026-06-15T11:30:00Z' }
  serveSideEffects([], { lastDoses: [today, last] })
  const { user } = open('/side-effects#log')
  const doses = within(await screen.findByRole('list', { name: 'Last doses' }))
  const lines = () => doses.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines()).toEqual(['2 h after 250 mcg BPC-157', '3 days after 0.5 mg Semaglutide'])
  await user.click(screen.getByRole('radio', { name: 'Yesterday' }))
  expect(lines()).toEqual(['1 day after 0.5 mg Semaglutide'])
})

test('a day without a side effect is logged as none', async () => {
  const sent = serveSideEffects([])
  const { user } = open('/side-effects#log')
  const dialog = within(await screen.findByRole('dialog', { name: 'Log a side effect' }))
  await user.click(await dialog.findByRole('radio', { name: 'Nausea' }))
  await user.click(dialog.getByRole('radio', { name: 'None' }))
  await user.click(dialog.getByRole('button', { name: 'Log no nausea' }))
  await waitFor(() => expect(sent[0]).toMatchObject({ name: 'Nausea', severity: 0 }))
})

test('an entry without severity edits as none, and isn’t offered again', async () => {
  serveSideEffects([anEffect({ severity: 0 })])
  const { user } = open()
  expect(await screen.findByText('Nausea · None')).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Same as yesterday' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^More for Nausea/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('radio', { name: 'None' })).toBeChecked()
})

test.each([
  ['Palpitations', 'Call your emergency number now'],
  ['Low mood', 'call or text 988'],
  ['Nausea', 'Go to an emergency room now'],
])('a life-threatening %s shows help before it is logged', async (name, help) => {
  serveSideEffects([])
  const { user } = open('/side-effects#log')
  const dialog = within(await screen.findByRole('dialog', { name: 'Log a side effect' }))
  await user.click(await dialog.findByRole('button', { name: 'More' }))
  await user.click(dialog.getByRole('radio', { name }))
  await user.click(dialog.getByRole('radio', { name: 'Severe' }))
  expect(dialog.queryByText(new RegExp(help))).not.toBeInTheDocument()
  await user.click(dialog.getByRole('radio', { name: 'Life-threatening' }))
  expect(dialog.getByText(new RegExp(help))).toBeVisible()
})

test('a photo is sent with a side effect, and shows in the list', async () => {
  const photo = { url: '/api/side-effects/1/photo?v=a&size=image', thumbnailUrl: '/t', width: 64, height: 48 }
  const sent = serveSideEffects([anEffect({ photo })])
  const { user } = open('/side-effects#log')
  const dialog = within(await screen.findByRole('dialog', { name: 'Log a side effect' }))
  await user.click(await dialog.findByRole('radio', { name: 'Nausea' }))
  await user.click(dialog.getByRole('radio', { name: 'Mild' }))
  await user.upload(
    dialog.getByLabelText(/^Photo/),
    new File([new Uint8Array(4).fill(65)], 'me', { type: 'image/png' }),
  )
  expect(await dialog.findByRole('img', { name: 'Your new photo' })).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Log mild nausea' }))
  await waitFor(() => expect(sent[0]).toMatchObject({ photo: 'data:image/png;base64,QUFBQQ==' }))
  expect(screen.getByRole('link', { name: 'Photo of Nausea' })).toHaveAttribute('href', photo.url)
})

test('from the morning on, vomiting since yesterday counts as over a day and shows help', async () => {
  serveSideEffects([])
  const { user } = open('/side-effects#log')
  const dialog = within(await screen.findByRole('dialog', { name: 'Log a side effect' }))
  await user.click(await dialog.findByRole('radio', { name: 'Vomiting' }))
  await user.click(dialog.getByRole('radio', { name: 'Mild' }))
  expect(dialog.queryByText(/nothing stays down/)).not.toBeInTheDocument()
  await user.click(dialog.getByRole('radio', { name: 'Yesterday' }))
  expect(dialog.getByText(/nothing stays down/)).toBeVisible()
})

test('a possible emergency shows help before it is logged', async () => {
  serveSideEffects([])
  const { user } = open('/side-effects#log')
  await user.click(await screen.findByRole('button', { name: 'More' }))
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(screen.getByRole('radio', { name: 'Severe belly pain' }))
  const help = await screen.findByRole('alert')
  expect(scrolled).toHaveBeenCalledTimes(1)
  expect(help).toHaveTextContent('Severe stomach pain can’t wait'.replace('’', "'"))
  expect(within(help).getByRole('link')).toHaveAttribute('href', 'https://www.fda.gov/medwatch')
  await user.click(screen.getByRole('radio', { name: 'None' }))
  expect(help).not.toBeInTheDocument()
})

test('shows a few names first, own ones before common ones, and More adds the rest', async () => {
  serveSideEffects([anEffect({ name: 'Brain fog' })], { frequent: ['Brain fog'] })
  const { user } = open('/side-effects#log')
  const names = within(await screen.findByRole('group', { name: 'What are you feeling?' }))
  await names.findByRole('radio', { name: 'Brain fog' })
  expect(names.getAllByRole('radio')).toHaveLength(7)
  await user.click(names.getByRole('button', { name: 'More' }))
  expect(names.getAllByRole('radio')[7]).toHaveFocus()
  expect(names.getByRole('radio', { name: 'Thoughts of self-harm' })).toBeInTheDocument()
  await user.click(names.getByRole('radio', { name: 'Something else' }))
  expect(screen.getByRole('textbox', { name: 'Side effect' })).toBeVisible()
})

test('a form without a choice names what is missing', async () => {
  const sent = serveSideEffects([])
  const { user } = open('/side-effects#log')
  await screen.findByRole('radio', { name: 'Nausea' })
  await user.click(screen.getByRole('button', { name: 'Log' }))
  expect(await screen.findByText('Choose a side effect')).toBeVisible()
  expect(screen.getByText('Choose how strong it is')).toBeVisible()
  expect(sent).toEqual([])
})

test('logs yesterday’s side effect again with one tap', async () => {
  const sent = serveSideEffects([anEffect({ userPeptideId: 7 })])
  const { user } = open()
  const again = within(await screen.findByRole('group', { name: 'Same as yesterday' }))
  await user.click(again.getByRole('button', { name: 'Nausea' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ name: 'Nausea', severity: 2, userPeptideId: 7 })
})

test('from Today, yesterday’s side effect is logged again in the form', async () => {
  const sent = serveSideEffects([anEffect({ userPeptideId: 7 })])
  const { user } = open('/side-effects#log')
  const dialog = await screen.findByRole('dialog', { name: 'Log a side effect' })
  const again = within(await within(dialog).findByRole('group', { name: 'Same as yesterday' }))
  await user.click(again.getByRole('button', { name: 'Nausea' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(sent[0]).toMatchObject({ name: 'Nausea', severity: 2, userPeptideId: 7 })
})

test('three side effects show until you show all, and every one that needs help', async () => {
  const older = anEffect({ id: 5, name: 'Chest pain', help: 'Call 911 now.' })
  serveSideEffects([...[1, 2, 3, 4].map((id) => anEffect({ id, name: `Effect ${id}` })), older])
  const { user } = open()
  expect(await screen.findByText('Effect 3 · Moderate')).toBeVisible()
  expect(screen.getByText('Chest pain · Moderate')).toBeVisible()
  expect(screen.getByText('Call 911 now.')).toBeVisible()
  expect(screen.queryByText('Effect 4 · Moderate')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(screen.getByText('Effect 4 · Moderate')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show fewer' }))
  expect(screen.queryByText('Effect 4 · Moderate')).not.toBeInTheDocument()
})

test('a row’s menu edits and deletes a side effect', async () => {
  const sent = serveSideEffects([anEffect({ endedAt: '2026-06-14T16:30:00.000Z' })])
  const { user } = open()
  // Intl separates the ends of a period with thin spaces.
  const more = () =>
    screen.findByRole('button', { name: /^More for Nausea, Jun 14, 2026, 10:00\sAM\s–\s12:30\sPM$/ })
  await user.click(await more())
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('radio', { name: 'Severe' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent[0]).toMatchObject({ id: '1', severity: 3 }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(await more())
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(sent[1]).toEqual({ id: '1' }))
})

test('says when the list fails to load', async () => {
  serveSideEffects([])
  server.use(http.get('/api/side-effects', () => HttpResponse.json({}, { status: 500 })))
  open()
  expect(await screen.findByText('We couldn’t load your side effects')).toBeVisible()
})

test('signs that can’t wait say what to do, before anything is logged', async () => {
  serveSideEffects([])
  const { user } = open()
  await user.click(await screen.findByText('When to get help'))
  await user.click(await screen.findByText('Severe belly pain'))
  const help = within((await screen.findByText('Severe belly pain')).closest('li') as HTMLElement)
  expect(help.getByText(/Call your emergency number now: 911/)).toBeVisible()
  expect(help.getByText(/FDA label of Wegovy/)).toBeVisible()
  expect(help.getByRole('link', { name: /MedWatch/ })).toHaveAttribute(
    'href',
    expect.stringContaining('fda.gov/medwatch'),
  )
})
