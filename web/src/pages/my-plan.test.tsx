import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { breakContract } from '../test/contract-replies.ts'
import { aDose, anEntry, anEntryOf, aPersonalEntry } from '../test/regimen.ts'
import { refusal, serveRegimen } from '../test/regimen-server.ts'
import { renderPage } from '../test/render.tsx'
import { server } from '../test/server.ts'
import { aUser } from '../test/users.ts'
import MyPlan from './my-plan.tsx'

// 11 PM on March 9 in New York, where aUser lives.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T03:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

const open = () => renderPage(<MyPlan />, { path: '/reminders', user: aUser() })

const section = async (name: string) => within(await screen.findByRole('region', { name }))

const card = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement)

const chooseFromMenu = async ({ user }: ReturnType<typeof open>, name: string, item: string) => {
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

/** Answers one kind of edit of the entry. Returns the requests it received. */
function whenChanging(method: 'patch' | 'delete', answer: () => Response) {
  const sent: { id: unknown; body: unknown }[] = []
  server.use(
    http[method]('/api/user-peptides/:id', async ({ params, request }) => {
      sent.push({ id: params.id, body: method === 'patch' ? await request.json() : undefined })
      return answer()
    }),
  )
  return sent
}

/** Elements with the accent background: the page's primary action. */
const filled = () =>
  [...document.querySelectorAll('a, button')]
    .filter(({ classList }) => classList.contains('bg-accent'))
    .map(({ textContent }) => textContent)

describe('has one filled button', () => {
  // At home there is no travel prompt.
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const openAtHome = () => renderPage(<MyPlan />, { path: '/reminders', user: aUser({ timeZone }) })

  test('which logs when there is something to log', async () => {
    serveRegimen({ plan: [anEntry()] })
    openAtHome()
    await screen.findByRole('button', { name: 'Log Dose: BPC-157' })
    expect(filled()).toEqual(['Log Dose'])
  })

  test('and otherwise links to the peptides', async () => {
    serveRegimen()
    openAtHome()
    await screen.findByRole('link', { name: 'Browse peptides' })
    expect(filled()).toEqual(['Browse peptides'])
  })
})

describe('the plan', () => {
  test('without active entries links to the peptides', async () => {
    serveRegimen({ plan: [anEntry({ status: 'paused' })] })
    open()
    const active = await section('Active Peptides')
    expect(active.getByText('No Active Peptides')).toBeVisible()
    expect(active.getByRole('link', { name: 'Browse peptides' })).toHaveAttribute('href', '/peptides')
  })

  test('shows each entry’s dose, schedule, status, day, remaining time and last dose', async () => {
    const doses = [aDose({ takenAt: '2026-03-10T02:30:00.000Z', injectionSite: 'Left thigh' })]
    serveRegimen({ plan: [anEntry({ startDate: '2026-03-01', endDate: '2026-03-15' })], doses })
    open()
    const bpc = await card('BPC-157')
    for (const text of ['250 mcg', 'Daily', 'Active', 'Day 9', '6 days left']) {
      expect(bpc.getByText(text)).toBeVisible()
    }
    expect(await bpc.findByText('Taken today, 10:30 PM · Left thigh')).toBeVisible()
  })

  test('shows the remaining time only with an end date', async () => {
    serveRegimen({ plan: [anEntry({ endDate: null })] })
    open()
    const bpc = await card('BPC-157')
    expect(bpc.getByText('Day 9')).toBeVisible()
    expect(bpc.queryByText(/days? left$/)).not.toBeInTheDocument()
    expect(await bpc.findByText('No dose logged yet')).toBeVisible()
  })

  test('separates paused and finished entries', async () => {
    const paused = anEntryOf(12, 'TB-500', { status: 'paused' })
    const completed = anEntryOf(13, 'Epitalon', { status: 'completed' })
    serveRegimen({ plan: [completed, paused, anEntry()] })
    open()
    expect((await section('Active Peptides')).getAllByRole('listitem')).toHaveLength(1)
    expect((await section('Paused')).getByText('TB-500')).toBeVisible()
    expect((await section('Completed')).getByText('Epitalon')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Log Dose: TB-500' })).not.toBeInTheDocument()
  })

  test('labels an unknown status Unknown and a personal peptide Personal', async () => {
    breakContract()
    const strange = anEntryOf(12, 'TB-500', { status: 'archived' as 'active' })
    serveRegimen({ plan: [strange, aPersonalEntry()] })
    open()
    expect((await card('TB-500')).getByText('Unknown')).toBeVisible()
    expect((await card('My blend')).getByText('Personal')).toBeVisible()
    expect((await card('My blend')).getByRole('button', { name: 'Log Dose: My blend' })).toBeVisible()
  })

  test('retries after a failure', async () => {
    serveRegimen({ plan: [anEntry()] })
    server.use(http.get('/api/user-peptides', () => HttpResponse.json({}, { status: 500 }), { once: true }))
    const { user } = open()
    expect(await screen.findByText('We couldn’t load your plan')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await card('BPC-157')).toBeTruthy()
  })
})

test('editing sends dose, frequency and notes, and confirms it', async () => {
  const regimen = serveRegimen({ plan: [anEntry({ notes: 'Mornings' })] })
  const sent = whenChanging('patch', () => HttpResponse.json(anEntry({ currentDose: '500 mcg' })))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Edit BPC-157' }))
  expect(await screen.findByLabelText(/^Notes/)).toHaveValue('Mornings')
  await user.clear(screen.getByLabelText('Current dose'))
  await user.type(screen.getByLabelText('Current dose'), '500 mcg')
  regimen.plan = [anEntry({ currentDose: '500 mcg' })]
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Peptide updated successfully')).toBeVisible()
  expect(sent).toEqual([
    {
      id: '11',
      body: {
        currentDose: '500 mcg',
        frequency: 'Daily',
        notes: 'Mornings',
        startDate: '2026-03-01',
        endDate: null,
      },
    },
  ])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await (await card('BPC-157')).findByText('500 mcg')).toBeVisible()
})

describe('a dose without its unit', () => {
  test('asks for one, and a press saves it and shows its warnings', async () => {
    const regimen = serveRegimen({ plan: [anEntry({ currentDose: '250' }), anEntryOf(12, 'Other')] })
    const warnings = [{ code: 'ABOVE_HIGHEST' as const, message: 'That is a lot.' }]
    const sent = whenChanging('patch', () => {
      regimen.plan = [anEntry(), anEntryOf(12, 'Other')]
      return HttpResponse.json(anEntry({ warnings }))
    })
    const { user } = open()
    const asked = await section('Of what?')
    expect(asked.getByText(/^: 250 of what\?$/)).toHaveTextContent('BPC-157: 250 of what?')
    expect(asked.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'mg',
      'mcg',
      'IU',
      'units',
      'mL',
      'Other',
    ])
    await user.click(asked.getByRole('button', { name: 'BPC-157: 250 mcg' }))
    expect(await screen.findByText('That is a lot.')).toBeVisible()
    expect(sent).toEqual([{ id: '11', body: { currentDose: '250 mcg' } }])
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Of what?' })).not.toBeInTheDocument())
  })

  test('is retyped if unparsable, and not asked about in words or when completed', async () => {
    const other = anEntryOf(12, 'Other', { currentDose: '1,250 mcg', amount: null, unit: null })
    const words = anEntryOf(14, 'Words', { currentDose: 'As its label says', amount: null, unit: null })
    serveRegimen({ plan: [other, words, anEntryOf(13, 'Old', { currentDose: '3', status: 'completed' })] })
    const { user } = open()
    const asked = await section('Of what?')
    expect(asked.getAllByRole('listitem')).toHaveLength(1)
    await user.click(asked.getByRole('button', { name: 'Enter the amount: Other' }))
    expect(await screen.findByRole('dialog', { name: 'Edit Other' })).toBeVisible()
  })

  test('asks nothing about parsable doses', async () => {
    serveRegimen({ plan: [anEntry()] })
    open()
    await card('BPC-157')
    expect(screen.queryByText('Of what?')).not.toBeInTheDocument()
  })
})

describe('the status', () => {
  test.each([
    ['Pause', 'paused'],
    ['Complete', 'completed'],
  ])('%s makes an entry %s', async (item, status) => {
    const regimen = serveRegimen({ plan: [anEntry()] })
    const changed = anEntry({ status: status as 'paused' | 'completed' })
    const sent = whenChanging('patch', () => {
      regimen.plan = [changed]
      return HttpResponse.json(changed)
    })
    const page = open()
    await chooseFromMenu(page, 'BPC-157', item)
    expect(await screen.findByText('Peptide updated successfully')).toBeVisible()
    expect(sent).toEqual([{ id: '11', body: { status } }])
    expect(await screen.findByText('No Active Peptides')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Active Peptides' })).toHaveFocus())
  })

  test('Resume reactivates it and shows its warnings', async () => {
    serveRegimen({ plan: [anEntry({ status: 'paused' })] })
    const taken = 'This peptide is already in your plan'
    const sent = whenChanging('patch', () => refusal(409, 'ALREADY_IN_PLAN', taken))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Resume BPC-157' }))
    expect(await screen.findByText(taken)).toBeVisible()
    expect(sent).toEqual([{ id: '11', body: { status: 'active' } }])
  })
})

describe('deleting', () => {
  test('asks first and says that the dose history stays', async () => {
    serveRegimen({ plan: [anEntry()] })
    const sent = whenChanging('delete', () => HttpResponse.json({ message: '' }))
    const page = open()
    await chooseFromMenu(page, 'BPC-157', 'Remove')
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Remove BPC-157 from your plan?' }),
    )
    expect(question.getByText(/logged doses stay in your dose history/)).toBeVisible()
    await page.user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(sent).toEqual([])
  })

  test('confirms it and moves the focus to the list', async () => {
    const regimen = serveRegimen({ plan: [anEntry()] })
    const sent = whenChanging('delete', () => HttpResponse.json({ message: '' }))
    const page = open()
    await chooseFromMenu(page, 'BPC-157', 'Remove')
    regimen.plan = []
    await page.user.click(await screen.findByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Peptide removed from your plan')).toBeVisible()
    expect(sent).toEqual([{ id: '11', body: undefined }])
    expect(await screen.findByText('No Active Peptides')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Active Peptides' })).toHaveFocus())
  })

  test('moves the focus to the list even if deleting is slow', async () => {
    serveRegimen({ plan: [anEntry()] })
    whenChanging('delete', () => HttpResponse.json({ message: '' }))
    const page = open()
    await chooseFromMenu(page, 'BPC-157', 'Remove')
    const reply = Promise.withResolvers<void>()
    const slowly = async () => {
      await reply.promise
      return HttpResponse.json([])
    }
    server.use(http.get('/api/user-peptides', slowly))
    await page.user.click(await screen.findByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'More for BPC-157' })).toHaveFocus())
    reply.resolve()
    await screen.findByText('No Active Peptides')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Active Peptides' })).toHaveFocus())
  })

  test('shows an error and keeps the question open on failure', async () => {
    serveRegimen({ plan: [anEntry()] })
    whenChanging('delete', () => HttpResponse.error())
    const page = open()
    await chooseFromMenu(page, 'BPC-157', 'Remove')
    await page.user.click(await screen.findByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Failed to remove peptide. Please try again.')).toHaveRole('alert')
    expect(screen.getByRole('alertdialog')).toBeVisible()
  })
})
