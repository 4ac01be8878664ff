import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { addDays } from '@pepwell/domain/time/calendar'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { refusal } from '../../test/regimen-server.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aUser } from '../../test/users.ts'
import { aWeighIn, serveWeights } from '../../test/weight.ts'
import WeightWidget from './weight-widget.tsx'

/** Monday evening in New York, Tuesday in Auckland. */
const NOW = Date.parse('2026-03-10T00:30:00Z')

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(NOW))

const open = (changes: Partial<CurrentUser> = {}) => {
  const user = aUser(changes)
  return renderPage(<WeightWidget user={user} />, { user })
}

const logs = [
  aWeighIn({ id: 4, weight: 170, weighInDate: '2026-03-09' }),
  aWeighIn({ id: 3, weight: 78, unit: 'kg', weighInDate: '2026-03-08', notes: 'New scale' }),
  aWeighIn({ id: 2, weight: 175, weighInDate: '2026-03-02', photoUrl: '/api/progress-photos/9/image' }),
  aWeighIn({ id: 1, weight: 180, weighInDate: '2026-03-01', photoUrl: 'https://pictures.example/me.jpg' }),
]
const progress = { start: 180, current: 170, farthest: 180, goal: 160, percentage: 50, trend: -3 }

describe('the widget', () => {
  test('shows the latest weight, its change, and the distance to the goal', async () => {
    serveWeights({ logs, progress })
    open()
    expect(screen.getByRole('status')).toHaveTextContent('Loading your weight')
    expect(screen.getByRole('region', { name: 'Weight Progress' })).toBeVisible()
    expect(await screen.findByText('In total')).toBeVisible()
    expect(screen.getByText('170', { selector: 'dd' })).toHaveTextContent('170 lbs')
    expect(screen.getByText('170 lbs')).toBeVisible()
    expect(screen.getByText('−10 lbs')).toBeVisible()
    expect(screen.getByText('−3 lbs')).toBeVisible()
    expect(screen.getByText('50%')).toBeVisible()
    expect(screen.getByText('180 lbs → 160 lbs')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Progress to your goal weight' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    )
    expect(screen.queryByText('Goal Achieved')).not.toBeInTheDocument()
  })

  test('Goal Achieved at 100 %', async () => {
    serveWeights({ logs, progress: { ...progress, percentage: 100 } })
    open()
    expect(await screen.findByText('Goal Achieved')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Set your next goal' })).toHaveAttribute(
      'href',
      '/profile?tab=body#goal-weight',
    )
  })

  test('shows everything in the preferred unit, next to values typed in another', async () => {
    serveWeights({ logs, progress })
    open({ weightUnit: 'kg' })
    expect((await screen.findAllByText('77.1 kg'))[0]).toBeVisible()
    expect(screen.getByText('typed as 170 lbs')).toBeVisible()
    expect(screen.getByText('78 kg')).toBeVisible()
    expect(screen.queryByText(/typed as 78/)).not.toBeInTheDocument()
    expect(screen.getByText('−4.5 kg')).toBeVisible()
    expect(screen.getByText('81.6 kg → 72.6 kg')).toBeVisible()
  })

  test('never invents figures: offers to set a missing goal, and shows no trend before two weeks', async () => {
    serveWeights({ logs: logs.slice(0, 1), progress: { start: 170, current: 170 } })
    open()
    expect(await screen.findByRole('link', { name: 'Set one in your profile' })).toHaveAttribute(
      'href',
      '/profile?tab=body#goal-weight',
    )
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    for (const change of ['This week', 'In total']) expect(screen.queryByText(change)).not.toBeInTheDocument()
    expect(screen.getByText('Your chart starts with your second weigh-in.')).toBeVisible()
  })

  test("describes the chart for people who can't see it", async () => {
    serveWeights({ logs, progress })
    open()
    const chart = await screen.findByRole('img', { name: /Weight chart/ })
    expect(chart).toHaveAccessibleName('Weight chart: from 180 lbs on Mar 1, 2026 to 170 lbs on Mar 9, 2026')
  })

  test('describes the doses below it, for the peptide with the most changes', async () => {
    const levels = [
      { dose: '0.25 mg', from: '2026-02-01', to: '2026-03-03' },
      { dose: '0.5 mg', from: '2026-03-04', to: '2026-03-10' },
    ]
    serveWeights({ logs, progress, steps: [{ name: 'Semaglutide', hue: 2, levels }] })
    const { user } = open()
    expect(
      await screen.findByRole('img', {
        name: /\. Semaglutide: 0\.25 mg from Feb 1, 2026, 0\.5 mg from Mar 4, 2026$/,
      }),
    ).toBeVisible()
    expect(screen.getByText('Semaglutide dose steps')).toBeVisible()
    screen.getByRole('slider', { name: 'Selected weigh-in' }).focus()
    await user.keyboard('{ArrowLeft}')
    expect(screen.getByText(/7-day mean 171 lbs · Semaglutide 0\.5 mg$/)).toBeVisible()
  })

  test('arrow keys announce weigh-ins one by one', async () => {
    serveWeights({ logs, progress })
    const { user } = open()
    const slider = await screen.findByRole('slider', { name: 'Selected weigh-in' })
    slider.focus()
    await user.keyboard('{ArrowLeft}')
    expect(screen.getByText('170 lbs on Mar 9, 2026, 7-day mean 171 lbs')).toBeVisible()
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    expect(slider).toHaveAttribute('aria-valuetext', '180 lbs on Mar 1, 2026, 7-day mean 180 lbs')
    await user.tab()
    expect(screen.queryByText(/7-day mean/)).not.toBeInTheDocument()
  })

  test('loads older data only for a longer period', async () => {
    const many = Array.from({ length: 120 }, (_, before) =>
      aWeighIn({ id: 300 - before, weight: 170, weighInDate: addDays('2026-03-09', -2 * before) }),
    )
    serveWeights({ logs: many, progress })
    const { user } = open()
    expect(await screen.findByRole('radio', { name: '3M' })).toBeChecked()
    expect(screen.getByRole('img', { name: /from 170 lbs on Dec 9, 2025/ })).toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: 'All' }))
    expect(await screen.findByRole('img', { name: /from 170 lbs on Jul 14, 2025/ })).toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: '1M' }))
    expect(screen.getByRole('img', { name: /from 170 lbs on Feb 9, 2026/ })).toBeInTheDocument()
  })

  test('explains how to start without any weigh-in', async () => {
    serveWeights()
    open()
    expect(await screen.findByText('No weigh-ins yet')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Weigh In' })).toHaveAttribute('data-quick-action', 'weight')
  })

  test('shows an error, and the retry shows the weight', async () => {
    serveWeights({ logs, progress })
    server.use(http.get('/api/weight-logs', () => refusal(400, 'INVALID_INPUT', 'No'), { once: true }))
    const { user } = open()
    expect(await screen.findByText('We couldn’t load your weight')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('In total')).toBeVisible()
  })

  test('a link to an external picture is only a link', async () => {
    serveWeights({ logs: logs.slice(2), progress })
    const { container } = open()
    expect(await screen.findByRole('link', { name: 'Photo' })).toHaveAttribute(
      'href',
      '/api/progress-photos/9/image',
    )
    const link = screen.getByRole('link', { name: 'Photo link' })
    expect(link).toHaveAttribute('href', 'https://pictures.example/me.jpg')
    expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'))
    expect(container.querySelector('img')).toBeNull()
  })
})

describe('the history', () => {
  test('marks edited weigh-ins, and each is editable', async () => {
    serveWeights({ logs: [aWeighIn({ editedAt: '2026-03-09T20:00:00.000Z' })], progress })
    const { user } = open()
    expect(await screen.findByText('edited')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^More for 170 lbs of / }))
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    expect(await screen.findByRole('dialog', { name: 'Edit weigh-in' })).toBeVisible()
    expect(await screen.findByLabelText('Weight (lbs)')).toHaveValue('170')
  })

  test('deletes a weigh-in after a question', async () => {
    const weights = serveWeights({ logs, progress })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'More for 175 lbs of Mon, Mar 2' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete 175 lbs?' }))
    expect(question.getByText(/keep its photo/)).toBeVisible()
    server.use(http.delete('/api/weight-logs/:id', () => refusal(500, 'INTERNAL', 'No'), { once: true }))
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Failed to remove weigh-in. Please try again.')).toHaveRole('alert')
    server.use(
      http.delete('/api/weight-logs/:id', ({ params }) => {
        weights.logs = logs.filter(({ id }) => String(id) !== params.id)
        return HttpResponse.json({ message: 'Weigh-in deleted' })
      }),
    )
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Weigh-in deleted')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('175 lbs')).not.toBeInTheDocument())
    expect(screen.getByText('180 lbs')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Recent weigh-ins' })).toHaveFocus())
  })

  test('truncates a long note on the dashboard, but not in the full list', async () => {
    serveWeights({ logs: [aWeighIn({ id: 9, notes: 'A long story' })], progress })
    const { user } = open()
    expect(await screen.findByText('A long story')).toHaveClass('line-clamp-2')
    await user.click(screen.getByRole('button', { name: 'All weigh-ins' }))
    const all = within(await screen.findByRole('dialog', { name: 'All weigh-ins' }))
    expect(await all.findByText('A long story')).not.toHaveClass('line-clamp-2')
  })

  test('pages through all weigh-ins', async () => {
    const many = Array.from({ length: 40 }, (_, i) =>
      aWeighIn({ id: 100 - i, weight: 150 + i, weighInDate: '2026-02-01' }),
    )
    serveWeights({ logs: many, progress })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'All weigh-ins' }))
    const all = within(await screen.findByRole('dialog', { name: 'All weigh-ins' }))
    expect(await all.findByText('179 lbs')).toBeInTheDocument()
    expect(all.queryByText('180 lbs')).not.toBeInTheDocument()
    await user.click(all.getByRole('button', { name: 'Show older' }))
    expect(await all.findByText('189 lbs')).toBeInTheDocument()
    expect(all.getByText('You’ve reached the start of your history.')).toHaveFocus()
  })
})
