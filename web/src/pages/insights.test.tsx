import type { CallReply } from '@pepwell/contract/declared'
import type { insights } from '@pepwell/contract/insights/insights'
import { weekdays } from '@pepwell/domain/schedules/schedules'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderPage } from '../test/render.tsx'
import { server } from '../test/server.ts'
import { aUser } from '../test/users.ts'
import InsightsPage from './insights.tsx'

type Insights = CallReply<typeof insights>

const missing: Insights = {
  sentences: [],
  needs: {
    adherence: 'Appears after 7 due doses. You have 0 so far.',
    weekdays: 'Appears after 14 due doses.',
    weight: 'Weigh in on 4 days.',
    feelings: 'Change a dose.',
    sites: 'Appears after 4 shots with a site.',
    gaps: 'Appears after 7 due doses.',
  },
  provider: null,
  unit: 'lbs',
  peptides: [],
  weekdays: weekdays.map((weekday) => ({ weekday, taken: 0, due: 0 })),
  levels: [],
  feelings: [],
  sites: [],
  gaps: [],
  finding: null,
  times: [],
  weighIns: [],
  bands: [],
  symptoms: [],
  labs: [],
}

const semaglutide = (amount: number) => ({ amount, unit: 'mg' as const })

const known: Insights = {
  ...missing,
  sentences: [
    {
      id: 'adherence',
      topic: 'adherence',
      text: 'You took 26 of the 29 doses that were due: 90%.',
      figures: [
        { of: 'doses taken', value: 26, shown: '26' },
        { of: 'doses due', value: 29, shown: '29 doses' },
        { of: 'adherence', value: 90, shown: '90%' },
      ],
      from: '2026-04-20',
      to: '2026-06-15',
    },
  ],
  needs: { ...missing.needs, adherence: null, weight: null, feelings: null },
  peptides: [{ name: '<b>Mine</b>', taken: 26, due: 29 }],
  levels: [
    {
      name: 'Semaglutide',
      dose: semaglutide(0.25),
      from: '2026-04-20',
      to: '2026-05-17',
      perWeek: -0.5,
      low: -0.8,
      high: -0.2,
    },
    {
      name: 'Semaglutide',
      dose: semaglutide(0.5),
      from: '2026-05-18',
      to: '2026-06-15',
      perWeek: 1,
      low: 0.4,
      high: 1.6,
    },
  ],
  feelings: [
    {
      name: 'Semaglutide',
      before: { dose: semaglutide(0.25), noted: 8, unwell: 1 },
      after: { dose: semaglutide(0.5), noted: 6, unwell: 2 },
      on: '2026-05-18',
    },
  ],
}

// The medication level loads when idle.
beforeEach(() => server.use(http.get('/api/user-peptides', () => HttpResponse.json([]))))

const serve = (answer: Insights) => server.use(http.get('/api/insights', () => HttpResponse.json(answer)))

const rowsOf = async (table: string) =>
  within(await screen.findByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)

describe('the analysis of your own data', () => {
  test('shows each sentence with its days and figures, and the rows behind the bars', async () => {
    serve(known)
    const { user } = renderPage(<InsightsPage />, { user: aUser() })
    await user.click(await screen.findByRole('button', { name: 'All numbers' }))
    const card = within(await screen.findByRole('region', { name: 'Following your plan' }))
    expect(card.getByRole('listitem')).toHaveTextContent(
      'You took 26 of the 29 doses that were due: 90%.Apr 20 – Jun 15, 2026',
    )
    expect(card.getByText('90%', { selector: 'strong' })).toBeVisible()
    await user.click(card.getByText('How we count'))
    expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'doses taken',
      'doses due',
      'adherence',
    ])
    expect(await rowsOf('Share of due doses taken, by peptide')).toEqual(['<b>Mine</b>26 of 29'])
    expect(await rowsOf('Weekly weight change, by dose')).toEqual([
      'Semaglutide 0.25 mgApr 20 – May 17, 2026, between −0.8 lbs and −0.2 lbs−0.5 lbs/wk',
      'Semaglutide 0.5 mgMay 18 – Jun 15, 2026, between +0.4 lbs and +1.6 lbs+1 lb/wk',
    ])
    expect(await rowsOf('Days with a side effect, before and after a dose change')).toEqual([
      'Semaglutide 0.25 mgbefore May 181 of 8',
      'Semaglutide 0.5 mgfrom May 18 on2 of 6',
    ])
    const rest = within(screen.getByRole('region', { name: 'Not enough data yet' }))
    expect(rest.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'By weekday',
      'Injection sites',
      'Gaps',
    ])
  })

  test('highlights the one significant finding, or none', async () => {
    serve({ ...known, finding: 'adherence' })
    const found = renderPage(<InsightsPage />, { user: aUser() })
    const top = within(await screen.findByRole('region', { name: 'What stands out' }))
    expect(top.getByText('You took 26 of the 29 doses that were due: 90%.')).toBeVisible()
    found.unmount()
    serve(known)
    renderPage(<InsightsPage />, { user: aUser() })
    expect(await screen.findByText('Nothing stands out yet')).toBeVisible()
  })

  test('charts have text alternatives', async () => {
    serve({
      ...known,
      times: [
        { weekday: 'Sunday', hour: 8, doses: 7 },
        { weekday: 'Monday', hour: 20, doses: 2 },
      ],
      weighIns: [
        { day: '2026-05-01', weight: 200 },
        { day: '2026-06-01', weight: 195 },
      ],
      bands: [
        { name: 'Semaglutide', colorSlot: 1, dose: '0.25 mg', from: '2026-05-01', to: '2026-05-31' },
        { name: 'Semaglutide', colorSlot: 1, dose: '0.5 mg', from: '2026-04-01', to: '2026-04-20' },
      ],
      symptoms: [
        { id: 1, name: 'Nausea', severity: 2, startedAt: '2026-05-10T12:00:00.000Z', day: '2026-05-10' },
        { id: 2, name: 'Nausea', severity: 4, startedAt: '2026-04-10T12:00:00.000Z', day: '2026-04-10' },
      ],
      sites: [
        { site: 'Left leg', usual: 'Left thigh', shots: 5, lastOn: '2026-06-01' },
        { site: 'Flank', usual: null, shots: 1, lastOn: '2026-05-01' },
      ],
    })
    renderPage(<InsightsPage />, { user: aUser() })
    const labels = (await screen.findAllByRole('img')).map((picture) => picture.getAttribute('aria-label'))
    expect(labels).toEqual([
      'Weight from 200 lbs on May 1 to 195 lbs on Jun 1. Semaglutide 0.25 mg, May 1 – May 31, 2026. Side effects: 1, moderate at most',
      '9 doses by weekday and hour, on Monday and Sunday',
      'Shots by site: Left leg 5 shots, Flank 1 shot',
    ])
    expect(screen.getByText('5', { selector: 'span' })).toBeVisible()
  })

  test('a narrow band shows the number of its dose, and a narrower one nothing', async () => {
    const band = (dose: string, from: string, to: string) => ({
      ...{ name: 'Semaglutide', colorSlot: 1, dose, from, to },
    })
    serve({
      ...known,
      weighIns: [
        { day: '2026-05-01', weight: 200 },
        { day: '2026-06-10', weight: 195 },
      ],
      bands: [
        band('0.25 mg', '2026-05-01', '2026-05-06'),
        band('0.5 mg', '2026-05-06', '2026-05-08'),
        band('1 mg', '2026-05-08', '2026-06-10'),
      ],
    })
    renderPage(<InsightsPage />, { user: aUser() })
    expect(await screen.findByText('1 mg')).toBeVisible()
    expect(screen.getByText('0.25')).toBeVisible()
    expect(screen.queryByText(/^0.5/)).not.toBeInTheDocument()
  })

  test('without data, says what is needed and where to log it', async () => {
    serve(missing)
    const { user } = renderPage(<InsightsPage />, { user: aUser() })
    expect(await screen.findByText('Nothing stands out yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Log from your dashboard' })).toHaveAttribute('href', '/')
    expect(screen.queryByRole('img')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'All numbers' }))
    expect(screen.getByText('Appears after 4 shots with a site.')).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test.each([
    [null, 'Calculated on Pepwell. Nothing is shared.'],
    [{ host: 'api.example.com', wasSent: false }, 'Nothing was shared'],
    [{ host: 'api.example.com', wasSent: true }, 'We sent these sentences to api.example.com'],
  ])('says where sentences were sent: %j', async (provider, labels) => {
    serve({ ...known, provider })
    renderPage(<InsightsPage />, { user: aUser() })
    expect(await screen.findByText(new RegExp(labels))).toBeVisible()
  })

  test('retries after a failure', async () => {
    serve(known)
    server.use(http.get('/api/insights', () => HttpResponse.json({}, { status: 500 }), { once: true }))
    const { user } = renderPage(<InsightsPage />, { user: aUser() })
    expect(screen.getByRole('status')).toHaveTextContent('Loading your insights')
    expect(await screen.findByText('We couldn’t load your insights')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('region', { name: 'What stands out' })).toBeVisible()
  })
})
