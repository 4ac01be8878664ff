import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { aPerson, aReport } from '../../../test/friends-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aUser } from '../../../test/users.ts'
import { AbuseQueue } from './abuse-queue.tsx'
import type { ListedReport } from './abuse-reports.api.ts'

const show = () => renderPage(<AbuseQueue timeZone="America/New_York" />, { user: aUser({ isAdmin: true }) })

function serve(open: ListedReport[], settled: ListedReport[] = []) {
  const decided: unknown[] = []
  server.use(
    http.get('/api/admin/abuse-reports', ({ request }) =>
      HttpResponse.json(new URL(request.url).searchParams.get('state') === 'open' ? open : settled),
    ),
    http.post('/api/admin/abuse-reports/9/settle', async ({ request }) => {
      decided.push(await request.json())
      open.length = 0
      return HttpResponse.json({ message: 'Report resolved' })
    }),
    http.delete('/api/admin/users/user_7/suspension', () => {
      decided.push('lifted')
      return HttpResponse.json({ message: 'Suspension lifted' })
    }),
  )
  return decided
}

test('says when no reports are open', async () => {
  serve([])
  show()
  expect(await screen.findByText('No open reports')).toBeVisible()
})

test('a report shows the person, reason and reporter, and asks before a decision', async () => {
  const decided = serve([aReport()])
  const { user } = show()
  const card = within(await screen.findByRole('listitem'))
  expect(card.getByRole('heading', { name: 'Robin Delgado' })).toBeVisible()
  expect(card.getByText('@robin · 2 reports · 1 warning')).toBeVisible()
  expect(card.getByText(/reported by Kim Osei/)).toBeVisible()
  expect(card.getByText('Sends links all day.')).toBeVisible()
  expect(card.queryByRole('button', { name: 'Hide' })).not.toBeInTheDocument()
  await user.click(card.getByRole('button', { name: 'Suspend' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Suspend Robin Delgado?' }))
  await user.click(question.getByRole('button', { name: 'Suspend' }))
  expect(await screen.findByText('Account suspended')).toBeVisible()
  expect(decided).toEqual([{ decision: 'suspend' }])
  expect(await screen.findByText('No open reports')).toBeVisible()
})

test('shows the reported message in context', async () => {
  const nearby = [
    { id: 4, sender: 'Kim Osei', text: 'Please stop', pictureUrl: null, at: '2026-03-01T11:00:00.000Z' },
    { id: 5, sender: 'Robin Delgado', text: 'Buy here', pictureUrl: '/r/5', at: '2026-03-01T11:01:00.000Z' },
  ]
  serve([aReport({ kind: 'message', subjectId: 5, quote: 'Buy here now', nearby })])
  show()
  const around = await screen.findByRole('list', { name: 'Surrounding messages' })
  expect(within(around).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByText('Buy here now')).toBeVisible()
  expect(screen.getByText('Buy here').closest('li')).toHaveClass('font-semibold')
  expect(screen.getByRole('img', { name: 'What Robin Delgado sent' })).toHaveAttribute('src', '/r/5')
})

test("shared content can be hidden, and an admin can't be suspended", async () => {
  const reported = { ...aReport().reported, isAdmin: true }
  const decided = serve([aReport({ kind: 'stack', subjectId: 2, quote: 'My stack', reported })])
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Hide' }))
  expect(screen.queryByRole('button', { name: 'Suspend' })).not.toBeInTheDocument()
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Hide' }))
  expect(await screen.findByText('Hidden')).toBeVisible()
  expect(decided).toEqual([{ decision: 'hide' }])
})

test('shows a refused decision and keeps the question', async () => {
  serve([aReport()])
  server.use(
    http.post('/api/admin/abuse-reports/9/settle', () =>
      HttpResponse.json({ code: 'X', message: 'This report is already resolved' }, { status: 404 }),
    ),
  )
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Warn' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Warn' }))
  expect(await question.findByText('This report is already resolved')).toBeVisible()
})

test('a suspension can be lifted under Resolved', async () => {
  const reported = { ...aReport().reported, ...aPerson(), suspendedAt: '2026-03-02T12:00:00.000Z' }
  const settledAt = '2026-03-02T12:00:00.000Z'
  const decided = serve([], [aReport({ status: 'suspended', settledAt, reported })])
  const { user } = show()
  await user.click(await screen.findByRole('radio', { name: 'Resolved' }))
  await user.click(await screen.findByRole('button', { name: 'Lift suspension of Robin Delgado' }))
  expect(await screen.findByText('Suspension lifted')).toBeVisible()
  expect(decided).toEqual(['lifted'])
})
