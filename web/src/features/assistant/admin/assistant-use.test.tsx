import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aUser } from '../../../test/users.ts'
import { AssistantUse } from './assistant-use.tsx'

const november = {
  month: '2026-11-01',
  tokens: 1_234_567,
  inputTokens: 1_000_000,
  outputTokens: 234_567,
  cost: null,
  answers: 1042,
  cut: 3,
  failed: 7,
}
const model = { host: 'api.example.com', name: 'fine-1' }
const unused = { model: null, monthlyTokens: 2_000_000, prices: null, months: [] }

const serve = (use: object) => server.use(http.get('/api/admin/ai-use', () => HttpResponse.json(use)))

const open = () => renderPage(<AssistantUse />, { user: aUser({ isAdmin: true }) })

test('shows the model, its limits and its usage', async () => {
  serve({ ...unused, model, months: [november] })
  open()
  expect(screen.getByRole('status')).toHaveTextContent('Loading assistant usage')
  const row = await screen.findByRole('row', { name: /November 2026/ })
  expect([...row.children].map((cell) => cell.textContent)).toEqual([
    'November 2026',
    '1,234,567',
    '61.7%',
    '1,042',
    '3',
    '7',
  ])
  expect(
    screen.getByText(
      'fine-1 at api.example.com. 2,000,000 tokens a month, shared by everyone. Set AI_PRICE_IN and AI_PRICE_OUT on the server to see costs.',
    ),
  ).toBeVisible()
})

test('shows known costs when prices are set', async () => {
  const before = { ...november, month: '2026-10-01', inputTokens: null, outputTokens: null }
  serve({
    ...unused,
    model,
    prices: { input: 0.25, output: 10 },
    months: [{ ...november, cost: 1002.6 }, before],
  })
  open()
  expect(await screen.findByText(/Price per million tokens: \$0\.25 in, \$10 out\./)).toBeVisible()
  const costs = screen.getAllByRole('row').map(({ children }) => children[3]?.textContent)
  expect(costs).toEqual(['Cost', '$1,002.60', '—'])
})

test('says when there is no model or no usage', async () => {
  serve(unused)
  open()
  expect(await screen.findByText(/AI isn’t set up/)).toBeVisible()
  expect(screen.getByText('No questions yet')).toBeVisible()
})

test('retries after a failure', async () => {
  serve(unused)
  server.use(http.get('/api/admin/ai-use', () => HttpResponse.json({}, { status: 500 }), { once: true }))
  const { user } = open()
  expect(await screen.findByText('We couldn’t load assistant usage')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No questions yet')).toBeVisible()
})
