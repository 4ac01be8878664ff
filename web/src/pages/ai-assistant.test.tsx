import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderPage } from '../test/render.tsx'
import { server } from '../test/server.ts'
import AiAssistant from './ai-assistant.tsx'

const opened = () => document.querySelectorAll('details[open]')
const titles = () =>
  [...document.querySelectorAll('summary')].map((summary) => summary.querySelector('h3')?.textContent)

beforeEach(() =>
  server.use(http.get('/api/ai/state', () => HttpResponse.json({ model: null, sharesOwnData: false }))),
)

describe('the AI Assistant page', () => {
  test('says that the chat is unavailable, and offers no field to chat in', async () => {
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
    expect(screen.getByText(/An approved medicine with large randomised trials/)).toBeVisible()
  })

  test('the card that the address names stands open', () => {
    renderPage(<AiAssistant />, { path: '/ai-assistant#safety' })
    expect(opened()).toHaveLength(1)
    expect(screen.getByText(/call your emergency number/)).toBeVisible()
  })

  test('all topics stand there', () => {
    renderPage(<AiAssistant />)
    expect(titles()).toHaveLength(6)
  })

  test('leads on to the database and to Trusted Source', () => {
    renderPage(<AiAssistant />)
    expect(screen.getByRole('link', { name: 'peptide database' })).toHaveAttribute('href', '/peptides')
    expect(screen.getByRole('link', { name: 'Trusted Source' })).toHaveAttribute('href', '/trusted-source')
  })
})
