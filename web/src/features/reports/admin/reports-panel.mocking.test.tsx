import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { useNavigate } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderPage } from '../../../test/render.tsx'
import { reports, serveReports } from '../../../test/reports-server.ts'
import { aUser } from '../../../test/users.ts'
import { ReportsPanel } from './reports-panel.tsx'

const saved: { name: string; content: Blob }[] = []
vi.mock('../../../lib/browser/save-file.ts', () => ({
  saveFile: (name: string, content: Blob) => saved.push({ name, content }),
}))
// The chart's content isn't under test here.
vi.mock('./report-chart.tsx', () => ({ default: () => <p>A chart</p> }))

beforeEach(() => {
  saved.length = 0
  vi.setSystemTime('2026-11-21T15:00:00Z')
  return () => vi.useRealTimers()
})

function Back() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate(-1)}>
      The browser’s way back
    </button>
  )
}

const open = (path = '/admin?tab=reports') =>
  renderPage(
    <>
      <ReportsPanel timeZone="America/New_York" />
      <Back />
    </>,
    { path, user: aUser({ isAdmin: true }) },
  )

const block = (name: string) => screen.findByRole('region', { name })

describe('each block shows its call’s reply', () => {
  test.each([
    [
      'User Growth Analytics',
      ['Total Users1,304up11%', 'New Users This Month33unchanged0%', 'Active Users This Week187down4.2%'],
    ],
    ['From visit to order', ['5,480', '7.5%', '90%']],
    ['Most Active Peptides', ['BPC-157', '1,204', '20.8']],
    ['Website Analytics', ['Total Page Views18,204up8%', 'Unique Visitors5,480upnew', '/shop/{product}']],
    [
      'User Activity Forecast',
      ['High confidence', 'Active users, December 2026155', 'Dose logs3,940', 'Growth6.2%'],
    ],
    [
      'User Activity Summary',
      [
        'Doses Logged Today94',
        'Avg Session Duration9 min',
        'Active Users This Week187',
        'High426.19.488',
        'Medium0–––',
      ],
    ],
    [
      'Sales',
      [
        'Revenue$4,120.50up12.5%',
        'Orders61up9%',
        'Margin$2,210.25',
        'Without a cost2',
        'covers 94% of the revenue',
      ],
    ],
    ['Sales by product', ['BPC-1572031$4,120.50$2,210.2557.1%2', 'Zinc12$18.00——2']],
    [
      'Stock value',
      ['Value$6,310.75', 'Without a cost12', 'Expired or recalled7', 'BPC-15740007$6,310.75', 'Zinc12120—'],
    ],
    ['Retention by week of sign-up', ['Nov 9888%50%', 'Nov 163100%']],
    ['Reminders by channel', ['In the app91003100%', 'Text message000—']],
    ['Waiting for support', ['Median45 min', 'On average2.5 h', 'Waiting now2', 'Up to 1 hour964.3%']],
  ])('%s', async (name, texts) => {
    serveReports()
    open()
    const region = await block(name)
    for (const text of texts) await waitFor(() => expect(region).toHaveTextContent(text))
  })
})

test('a chart has a table', async () => {
  serveReports()
  const { user } = open()
  const trends = within(await block('User Engagement Trends'))
  expect(
    await trends.findByRole('img', { name: 'Active and new users in each of the last 12 months' }),
  ).toBeVisible()
  await user.click(trends.getByRole('button', { name: 'User Engagement Trends as a table' }))
  expect(trends.getByRole('row', { name: 'October 2026 139 30 3,700 9' })).toBeVisible()
  expect(trends.getByRole('row', { name: 'November 2026 146 33 3,900 –' })).toBeVisible()
  const growth = within(await block('User Growth Analytics'))
  await user.click(growth.getByRole('button', { name: 'User Growth Analytics as a table' }))
  expect(growth.getByText('1,304')).toBeVisible()
})

test('the title explains how a figure is computed', async () => {
  serveReports()
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'How we calculate User Activity Summary' }))
  expect(await screen.findAllByText(/The score is the share of thos/)).not.toEqual([])
})

test.each([
  ['user-engagement-trends', [], 'No user engagement trend data available'],
  [
    'user-activity-forecast',
    {
      ...reports['user-activity-forecast'],
      predictedActiveUsersNextMonth: null,
      confidence: 'insufficient data',
    },
    'Unable to generate user activity forecast - insufficient data',
  ],
  ['most-active-peptides', [], 'No doses were logged in this period'],
  ['sales-report', { ...reports['sales-report'], products: [], months: [] }, 'No sales in this period'],
  [
    'stock-report',
    { units: 0, value: 0, unitsWithoutCost: 0, unitsExpired: 0, products: [] },
    'Nothing in stock',
  ],
  ['retention-report', [], 'No sign-ups in the last 12 weeks'],
  ['delivery-report', [], 'No reminders were due in this period'],
  [
    'waiting-report',
    { ...reports['waiting-report'], answered: 0, waiting: 0 },
    'No support messages in this period',
  ],
] as const)('%s without data says so', async (path, report, text) => {
  serveReports({ [path]: report })
  open()
  expect(await screen.findByText(text)).toBeVisible()
})

test('a block fails separately and can be retried', async () => {
  serveReports({ 'page-visits': HttpResponse.json({ code: 'INTERNAL', message: 'No' }, { status: 500 }) })
  const { user } = open()
  const website = within(await block('Website Analytics'))
  expect(await website.findByText('We couldn’t load Website Analytics')).toBeVisible()
  expect(await screen.findByText('1,304')).toBeVisible()
  serveReports()
  await user.click(website.getByRole('button', { name: 'Try again' }))
  expect(await website.findByText('18,204')).toBeVisible()
})

test('polls figures that are still being computed', async () => {
  const message = 'We’re still preparing reports for this time zone. Please try again in a moment.'
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T15:00:00Z') })
  serveReports({ 'page-visits': HttpResponse.json({ code: 'UNAVAILABLE', message }, { status: 503 }) })
  open()
  expect(await screen.findByText(message)).toBeVisible()
  serveReports()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await screen.findByText('18,204')).toBeVisible()
})

describe('the period', () => {
  const span = '?startDate=2026-10-22&endDate=2026-11-21'

  test('defaults to 30 days up to the operator’s today', async () => {
    const asked = serveReports()
    open()
    await screen.findByText('1,304')
    expect(asked).toContain(`/api/admin/user-growth-report${span}`)
    expect(screen.getByRole('radio', { name: '30 days' })).toBeChecked()
    expect(screen.getByText('Compared with Sep 21, 2026 to Oct 21, 2026')).toBeVisible()
  })

  test.each(['to=1850-01-01', 'to=2300-01-01', 'from=soon'])(
    'is the default when the address has %s',
    (odd) => {
      serveReports()
      open(`/admin?tab=reports&${odd}`)
      expect(screen.getByLabelText('Start date')).toHaveValue('2026-10-22')
      expect(screen.getByLabelText('End date')).toHaveValue('2026-11-21')
    },
  )

  test('of a number of days moves with the date', () => {
    serveReports()
    open('/admin?tab=reports&days=90')
    expect(screen.getByRole('radio', { name: '90 days' })).toBeChecked()
    expect(screen.getByLabelText('Start date')).toHaveValue('2026-08-23')
  })

  test('is restored on going back', async () => {
    serveReports()
    const { user } = open()
    await user.click(screen.getByRole('radio', { name: '7 days' }))
    await user.click(screen.getByRole('radio', { name: '90 days' }))
    await user.click(screen.getByRole('button', { name: 'The browser’s way back' }))
    expect(screen.getByRole('radio', { name: '7 days' })).toBeChecked()
  })

  test('is chosen with a press or typed, and kept in the URL', async () => {
    const asked = serveReports()
    const { user, location } = open()
    await user.click(screen.getByRole('radio', { name: '7 days' }))
    expect(location()).toContain('days=7')
    expect(screen.getByLabelText('Start date')).toHaveValue('2026-11-14')
    const start = screen.getByLabelText('Start date')
    await user.clear(start)
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Please choose both dates')
    await user.type(start, '2026-11-01')
    expect(start).toHaveFocus()
    expect(location()).toContain('from=2026-11-01&to=2026-11-21')
    await user.clear(start)
    await user.type(start, '2020-01-01')
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Please ask for 1 to 1096 days')
    expect(location()).toContain('from=2026-11-01&to=2026-11-21')
    await user.click(screen.getByRole('radio', { name: '90 days' }))
    expect(start).toHaveValue('2026-08-23')
    await user.clear(start)
    await user.type(start, '2026-11-01')
    await waitFor(() =>
      expect(asked).toContain('/api/admin/page-visits?startDate=2026-11-01&endDate=2026-11-21'),
    )
  })
})

describe('exports', () => {
  test('the whole report with every call’s reply, named by its days', async () => {
    serveReports()
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Export Report' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toBe('pepwell-report-2026-10-22-to-2026-11-21.json')
    expect(JSON.parse((await saved[0]?.content.text()) ?? '')).toEqual({
      startDate: '2026-10-22',
      endDate: '2026-11-21',
      timeZone: 'America/New_York',
      userGrowth: reports['user-growth-report'],
      mostActivePeptides: reports['most-active-peptides'],
      websiteAnalytics: { ...reports['page-visits'], visits: undefined },
      userActivity: reports['user-activity-report'],
      userEngagementTrends: reports['user-engagement-trends'],
      userActivityForecast: reports['user-activity-forecast'],
      sales: reports['sales-report'],
      stock: reports['stock-report'],
      retention: reports['retention-report'],
      reminderDelivery: reports['delivery-report'],
      supportWaiting: reports['waiting-report'],
    })
  })

  test('one block as CSV', async () => {
    serveReports()
    open()
    const user = userEvent.setup({ pointerEventsCheck: 0 })
    await user.click(await screen.findByRole('button', { name: 'Save From visit to order' }))
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
    expect(saved[0]?.name).toBe('pepwell-report-2026-10-22-to-2026-11-21-funnel.csv')
    expect(await saved[0]?.content.text()).toContain('Sign-up,412,7.5')
    await user.click(screen.getByRole('button', { name: 'Save User Growth Analytics' }))
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
    expect(await saved[1]?.content.text()).toContain('Total Users,1304,11')
  })

  test('counts unknown costs and expired units separately in stock and sales', async () => {
    serveReports()
    open()
    const user = userEvent.setup({ pointerEventsCheck: 0 })
    for (const title of ['Stock value', 'Sales by product']) {
      await user.click(await screen.findByRole('button', { name: `Save ${title}` }))
      await user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
    }
    const [stock, sales] = await Promise.all(saved.map(({ content }) => content.text()))
    expect(stock).toContain('Without a cost,Expired or recalled')
    expect(stock).toContain('BPC-157,400,6310.75,0,7')
    expect(stock).toContain('Zinc,12,,12,0')
    expect(sales).toContain('Zinc,1,2,18,,,0,2')
  })

  test('says when the browser can’t create an image', async () => {
    serveReports()
    open()
    const user = userEvent.setup({ pointerEventsCheck: 0 })
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    await user.click(await screen.findByRole('button', { name: 'Save From visit to order' }))
    await user.click(await screen.findByRole('menuitem', { name: 'PNG' }))
    expect(await screen.findByText('We couldn’t save the chart')).toBeVisible()
    expect(saved).toEqual([])
  })

  test('says when an export failed', async () => {
    serveReports({ 'page-visits': HttpResponse.json({ code: 'INTERNAL', message: 'No' }, { status: 500 }) })
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Export Report' }))
    expect(await screen.findByText('We couldn’t export the report')).toBeVisible()
    expect(saved).toEqual([])
  })
})
