import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aUser } from '../../../test/users.ts'
import { AssistantUse } from './assistant-use.tsx'

const unused = { model: null, monthlyTokens: 2_000_000, months: [] }

const serve = (use: object) => server.use(http.get('/api/admin/ai-use', () => HttpResponse.json(use)))

const open = () => renderPage(<AssistantUse />, { user: aUser({ isAdmin: true }) })

test('tells the model, what it may take, and what it took', async () => {
  const months = [{ month: '2026-11-01', tokens: 1_234_567, answers: 1042, cut: 3, failed: 7 }]
  serve({ ...unused, model: { host: 'api.example.com', name: 'fine-1' }, months })
  open()
  expect(screen.getByRole('status')).toHaveTextContent('Loading what the assistant took')
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
    screen.getByText('fine-1 at api.example.com. 2,000,000 tokens a month at most, of everybody together.'),
  ).toBeVisible()
})

test('says when there is no model, and that nothing was asked', async () => {
  serve(unused)
  open()
  expect(await screen.findByText(/No language model is set up/)).toBeVisible()
  expect(screen.getByText('The model was not asked yet')).toBeVisible()
})

test('that cannot be loaded can be fetched again', async () => {
  serve(unused)
  server.use(http.get('/api/admin/ai-use', () => HttpResponse.json({}, { status: 500 }), { once: true }))
  const { user } = open()
  expect(await screen.findByText('What the assistant took could not be loaded')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('The model was not asked yet')).toBeVisible()
})
