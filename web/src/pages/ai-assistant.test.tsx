import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderPage } from '../test/render.tsx'
import { server } from '../test/server.ts'
import AiAssistant from './ai-assistant.tsx'

const opened = () => document.querySelectorAll('details[open]')
const cards = () =>
  within(screen.getByRole('region', { name: 'Knowledge cards' })).getAllByRole('heading', { level: 3 })

beforeEach(() =>
  server.use(http.get('/api/ai/state', () => HttpResponse.json({ model: null, sharesOwnData: false }))),
)

describe('the AI Assistant page', () => {
  test('says that the chat is unavailable and hides its input', async () => {
    renderPage(<AiAssistant />)
    await screen.findByRole('heading', { name: 'AI Assistant Temporarily Unavailable' })
    expect(screen.getByRole('heading', { level: 1, name: 'AI Assistant' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'AI Assistant Temporarily Unavailable' })).toBeVisible()
    expect(screen.getByText(/temporarily disabled for maintenance/)).toBeVisible()
    expect(screen.getAllByRole('searchbox')).toHaveLength(1)
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('the cards are closed until one is tapped', async () => {
    const { user } = renderPage(<AiAssistant />)
    expect(opened()).toHaveLength(0)
    await user.click(screen.getByText('Semaglutide'))
    expect(opened()).toHaveLength(1)
    expect(screen.getByText(/An approved medicine with large randomized trials/)).toBeVisible()
  })

  test('opens the card named in the URL', () => {
    renderPage(<AiAssistant />, { path: '/ai-assistant#safety' })
    expect(opened()).toHaveLength(1)
    expect(screen.getByText(/Call your emergency number/)).toBeVisible()
  })

  test('shows all topics', () => {
    renderPage(<AiAssistant />)
    expect(cards()).toHaveLength(6)
  })

  test('opens the answer named in the URL, with its sources', async () => {
    renderPage(<AiAssistant />, { path: '/ai-assistant#sharing-pens' })
    expect(await screen.findByText(/Never share a pen, even with a new needle/)).toBeVisible()
    expect(opened()).toHaveLength(1)
    const [answer] = opened()
    expect(
      within(answer as HTMLElement).getByRole('link', { name: 'Ozempic label on DailyMed' }),
    ).toHaveAttribute('href', 'https://dailymed.nlm.nih.gov/dailymed/search.cfm?labeltype=all&query=Ozempic')
    expect(within(answer as HTMLElement).getByText('checked Nov 22, 2026')).toBeVisible()
  })

  test('a question opens its answer', async () => {
    const { user } = renderPage(<AiAssistant />)
    await user.click(await screen.findByRole('button', { name: /^Show all/ }))
    await user.click(screen.getByRole('heading', { level: 3, name: 'Hair loss' }))
    expect(screen.getByText(/3% of adults on Wegovy reported hair loss/)).toBeVisible()
  })

  test('links to the database and to Trusted Source', () => {
    renderPage(<AiAssistant />)
    expect(screen.getByRole('link', { name: 'peptide database' })).toHaveAttribute('href', '/peptides')
    expect(screen.getByRole('link', { name: 'Trusted Source' })).toHaveAttribute('href', '/trusted-source')
  })
})
