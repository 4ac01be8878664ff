import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { serveHealth } from '../test/health-server.ts'
import { aDose, anEntry, anEntryOf, aPeptide, aReminder } from '../test/regimen.ts'
import { serveRegimen } from '../test/regimen-server.ts'
import { renderPage } from '../test/render.tsx'
import { server } from '../test/server.ts'
import { aUser } from '../test/users.ts'
import Dashboard from './dashboard.tsx'
// The dialog loads its form; preloaded here so the test doesn't time out.
import '../features/doses/sheet/sheet-form.tsx'
import { breakContract } from '../test/contract-replies.ts'

// 11 PM on March 9 in New York, where aUser lives; already the 10th in London.
beforeEach(() => {
  serveHealth()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T03:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

const open = (changes = {}) => renderPage(<Dashboard />, { user: aUser(changes) })

const tile = (label: string) => screen.getByText(label).parentElement as HTMLElement

describe('the top', () => {
  test('greets with the date in the person’s zone', async () => {
    serveRegimen()
    open()
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome back, Ada' })).toBeVisible()
    expect(screen.getByText('Mon, Mar 9')).toBeVisible()
    await screen.findByText('Nothing due yet')
  })

  test('asks to complete only an incomplete profile', async () => {
    serveRegimen()
    const { unmount } = open({ phoneNumber: null })
    expect(screen.getByText('Complete Your Profile')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Complete profile' })).toHaveAttribute('href', '/profile-setup')
    unmount()
    open()
    expect(screen.queryByText('Complete Your Profile')).not.toBeInTheDocument()
    await screen.findByText('Nothing due yet')
  })
})

describe('the figures', () => {
  test('show the server’s counts', async () => {
    const stats = { activePeptides: 3, adherenceRate: 87, adherenceTrend: 5, daysTracked: 41, totalDoses: 63 }
    serveRegimen({ stats })
    open()
    expect(await within(tile('Active Peptides')).findByText('3')).toBeVisible()
    expect(tile('Following Plan')).toHaveTextContent('87%')
    expect(tile('Days Tracked')).toHaveTextContent('41')
    expect(tile('Total Doses')).toHaveTextContent('63')
    expect(screen.queryByText('Nothing due yet')).not.toBeInTheDocument()
  })

  test('show 0 for a missing count', async () => {
    breakContract()
    serveRegimen()
    server.use(http.get('/api/analytics/stats', () => HttpResponse.json({})))
    open()
    expect(await within(tile('Following Plan')).findByText('Nothing due yet')).toBeVisible()
    expect(tile('Active Peptides')).toHaveTextContent('0')
    expect(tile('Following Plan')).toHaveTextContent('Nothing due yetFollowing Plan—')
    expect(tile('Days Tracked')).toHaveTextContent('0')
    expect(tile('Total Doses')).toHaveTextContent('0')
  })

  test('show load errors with a retry', async () => {
    serveRegimen({ plan: [anEntry()], stats: { activePeptides: 2 } })
    server.use(http.get('/api/analytics/stats', () => HttpResponse.json({}, { status: 500 }), { once: true }))
    const { user } = open()
    expect(await screen.findByText('We couldn’t load your stats')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(tile('Active Peptides')).toHaveTextContent('2'))
  })
})

describe('AI insights', () => {
  const card = async () => {
    const figures = await screen.findByText('Plan adherence')
    return figures.closest('section') as HTMLElement
  }
  const daily = { days: 30, now: { taken: 27, due: 29 }, before: { taken: 24, due: 30 } }

  test.each([
    [18, '+18'],
    [-4, '−4'],
    [0, '0'],
  ])('a trend of %d has a sign and its comparison', async (adherenceTrend, shown) => {
    serveRegimen({ plan: [anEntry()], stats: { adherenceRate: 90, adherenceTrend, adherenceSpans: daily } })
    open()
    expect(await card()).toHaveTextContent(
      `Plan adherence90%of doses dueTrend${shown} points27 of 29 doses in the last 30 days, 24 of 30 in the 30 before`,
    )
    const link = within(await card()).getByRole('link', { name: 'View AI Analysis' })
    expect(link).toHaveAttribute('href', '/insights')
  })

  test('a trend of few doses counts doses', async () => {
    const weekly = { days: 42, now: { taken: 5, due: 6 }, before: { taken: 6, due: 6 } }
    serveRegimen({
      plan: [anEntry()],
      stats: { adherenceRate: 92, adherenceTrend: -17, adherenceSpans: weekly },
    })
    open()
    expect(await card()).toHaveTextContent('Trend5 of 6 dosesin the last 6 weeks, 6 of 6 in the 6 before')
    expect(await card()).not.toHaveTextContent('points')
  })

  test.each([
    ['for somebody new', () => serveRegimen()],
    [
      'where the plan could not be loaded',
      () => {
        serveRegimen()
        server.use(http.get('/api/user-peptides', () => HttpResponse.json({}, { status: 500 })))
      },
    ],
  ])('is shown %s too', async (_, serve) => {
    serve()
    open()
    expect(await card()).toHaveTextContent('—nothing due yet')
    expect(within(await card()).getByRole('link', { name: 'View AI Analysis' })).toBeInTheDocument()
  })

  test('says nothing about a person without data', async () => {
    serveRegimen({ plan: [anEntry()] })
    open()
    expect(await card()).toHaveTextContent('—nothing due yetTrend—Appears after a few more due doses')
  })
})

describe('doses taken', () => {
  test('guides a new user to their first peptide', async () => {
    serveRegimen()
    open()
    expect(await screen.findByText('No upcoming shots scheduled')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Search all peptides' })).toHaveAttribute('href', '/peptides')
    expect(screen.queryByText('Last 7 days')).not.toBeInTheDocument()
  })

  test('someone new taps a vial to add it', async () => {
    serveRegimen({ peptides: [aPeptide({ id: 7, name: 'Semaglutide' }), aPeptide({ id: 8, name: 'Rare' })] })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Semaglutide' }))
    expect(screen.queryByRole('button', { name: 'Rare' })).not.toBeInTheDocument()
    expect(await screen.findByRole('dialog', { name: 'Add Semaglutide to your plan' })).toBeVisible()
  })

  test('a plan without reminders links to adding the first', async () => {
    serveRegimen({ plan: [anEntry()] })
    open()
    expect(await screen.findByText('No upcoming shots scheduled')).toBeVisible()
    expect(screen.getByRole('link', { name: 'New Reminder' })).toHaveAttribute(
      'href',
      '/reminders?new=reminder',
    )
    expect(screen.getByRole('link', { name: 'All doses' })).toHaveAttribute('href', '/reminders?tab=history')
  })

  test('draws the last seven days from the real logs', async () => {
    // Both doses fall on March 9 in New York; the later one on March 10 elsewhere.
    const doses = [
      aDose({ id: 2, takenAt: '2026-03-10T02:30:00.000Z' }),
      aDose({ id: 1, takenAt: '2026-03-09T12:00:00.000Z' }),
    ]
    const missedLately = [{ userPeptideId: 11, day: '2026-03-07' }]
    const semaglutide = { id: 12, status: 'active', peptide: { name: 'Semaglutide' } }
    const at = { time: '23:30', nextAt: '2026-03-10T03:30:00.000Z' }
    const tonight = { userPeptideId: 12, userPeptide: semaglutide, ...at }
    serveRegimen({
      plan: [anEntryOf(12, 'Semaglutide'), anEntry()],
      doses,
      stats: { missedLately },
      reminders: [aReminder(tonight)],
    })
    open()
    const week = await screen.findByRole('list', { name: 'Recent doses' })
    expect(await within(week).findByText('Today: 2 doses; Semaglutide due')).toBeInTheDocument()
    expect(within(week).getByText('Sun, Mar 8: no dose')).toBeInTheDocument()
    expect(await within(week).findByText('Sat, Mar 7: no dose; BPC-157 not logged')).toBeInTheDocument()
    expect(within(week).getAllByRole('listitem')).toHaveLength(7)
  })

  test('shows a load error with a retry', async () => {
    serveRegimen({ plan: [anEntry()] })
    server.use(http.get('/api/dosage-logs', () => HttpResponse.error(), { once: true }))
    const { user } = open()
    expect(await screen.findByText('We couldn’t load your doses')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No upcoming shots scheduled')).toBeVisible()
  })
})

describe('ways to the dose dialog', () => {
  test('the quick actions of a phone', async () => {
    serveRegimen({ plan: [anEntry()] })
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Quick Actions' }))
    await user.click(await screen.findByRole('button', { name: 'Log Peptide Dose' }))
    expect(await screen.findByRole('dialog', { name: 'Log Dose' })).toBeVisible()
    expect(screen.queryByRole('dialog', { name: 'Quick Actions' })).not.toBeInTheDocument()
  })

  test('the other quick actions navigate or only close the drawer', async () => {
    serveRegimen()
    const { user } = open()
    const drawer = async () => {
      await user.click(screen.getByRole('button', { name: 'Quick Actions' }))
      return within(await screen.findByRole('dialog', { name: 'Quick Actions' }))
    }
    const actions = await drawer()
    expect(actions.getByRole('link', { name: 'AI Insights' })).toHaveAttribute('href', '/ai-assistant')
    await user.click(actions.getByRole('button', { name: 'Weight Tracker' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await user.click((await drawer()).getByRole('button', { name: 'Nutrition Log' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('a peptide on the Log Peptide card, preselected', async () => {
    const paused = anEntryOf(13, 'Paused one', { status: 'paused' })
    serveRegimen({ plan: [anEntryOf(12, 'TB-500'), anEntry(), paused] })
    const { user } = open()
    expect(await screen.findByRole('heading', { name: 'Log Peptide' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Log Dose: Paused one' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Log Dose: BPC-157' }))
    expect(await screen.findByRole('radio', { name: 'BPC-157' })).toBeChecked()
  })

  test('without an active peptide, explains and links on', async () => {
    serveRegimen({ plan: [anEntry({ status: 'paused' })] })
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Log Dose' }))
    expect(await screen.findByText('No active peptide in your plan')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Add a peptide' })).toHaveAttribute('href', '/peptides')
  })

  test('retries a failed plan in place', async () => {
    serveRegimen({ plan: [anEntry()] })
    server.use(http.get('/api/user-peptides', () => HttpResponse.json({}, { status: 500 }), { once: true }))
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Log Dose' }))
    const dialog = await screen.findByRole('dialog', { name: 'Log Dose' })
    await user.click(await within(dialog).findByRole('button', { name: 'Try again' }))
    expect(await within(dialog).findByRole('group', { name: 'Peptide' })).toBeVisible()
  })
})
