import type { LibraryPassage } from '@pepwell/contract/library/library'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { LibrarySearch } from './library-search.tsx'

const passage: LibraryPassage = {
  key: 'peptide Semaglutide Side effects',
  kind: 'peptide',
  title: 'Semaglutide',
  heading: 'Side effects',
  body: 'Nausea <b>is</b> common.',
  address: '/peptides?about=7',
  quote: [
    { text: 'Nausea', found: true },
    { text: ' <b>is</b> common.', found: false },
  ],
}

/** A library with these passages. @returns its requests */
function serveLibrary(passages: LibraryPassage[] = [passage]) {
  const requests: (string | null)[] = []
  server.use(
    http.get('/api/library/search', ({ request }) => {
      requests.push(new URL(request.url).searchParams.get('question'))
      return HttpResponse.json(passages)
    }),
  )
  return requests
}

const field = () => screen.getByRole('searchbox', { name: 'Search the library' })

describe('the search of the library', () => {
  test('quotes passages with matches marked, and links to them', async () => {
    const asked = serveLibrary()
    const { user, location } = renderPage(<LibrarySearch />, { path: '/ai-assistant' })
    await user.type(field(), 'nausea')
    const link = await screen.findByRole('link', {
      name: 'Semaglutide, Side effects: open in Peptide database',
    })
    expect(link).toHaveAttribute('href', '/peptides?about=7')
    expect(screen.getByText('Nausea').tagName).toBe('MARK')
    expect(screen.getByText(/<b>is<\/b> common/)).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('1 passage')
    expect(asked.at(-1)).toBe('nausea')
    expect(location()).toBe('/ai-assistant?q=nausea')
  })

  test('runs the query in the URL', async () => {
    const asked = serveLibrary()
    renderPage(<LibrarySearch />, { path: '/ai-assistant?q=fridge' })
    expect(field()).toHaveValue('fridge')
    expect(await screen.findByRole('link')).toBeVisible()
    expect(asked).toEqual(['fridge'])
  })

  test('an example is a query', async () => {
    const asked = serveLibrary()
    const { user } = renderPage(<LibrarySearch />)
    await user.click(screen.getByRole('button', { name: 'I missed my weekly dose' }))
    expect(await screen.findByRole('link')).toBeVisible()
    expect(asked.at(-1)).toBe('I missed my weekly dose')
  })

  test('says that nothing was found instead of inventing an answer', async () => {
    serveLibrary([])
    renderPage(<LibrarySearch />, { path: '/?q=moon' })
    expect(await screen.findByText('Nothing in the library matches')).toBeVisible()
  })

  test('shows first steps before the passages in an emergency', async () => {
    const help = 'Call your emergency number now: 911.'
    serveLibrary([{ ...passage, key: 'emergency', kind: 'emergency', body: help, quote: [] }, passage])
    renderPage(<LibrarySearch />, { path: '/?q=my+throat+is+closing' })
    expect(await screen.findByRole('alert')).toHaveTextContent(help)
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(screen.getByRole('status')).toHaveTextContent('1 passage')
  })

  test('shows only first steps when an emergency has no passages', async () => {
    serveLibrary([{ ...passage, key: 'emergency', kind: 'emergency', body: 'Call 988.', quote: [] }])
    renderPage(<LibrarySearch />, { path: '/?q=tired+of+living' })
    expect(await screen.findByRole('alert')).toHaveTextContent('988')
    expect(screen.queryByRole('list')).toBeNull()
    expect(screen.queryByText('Nothing in the library matches')).toBeNull()
  })

  test('shows first steps in an emergency even when the search fails', async () => {
    server.use(http.get('/api/library/search', () => HttpResponse.json({}, { status: 500 })))
    renderPage(<LibrarySearch />, { path: '/?q=my+throat+is+closing' })
    await waitFor(() =>
      expect(screen.getAllByRole('alert').some((alert) => alert.textContent?.includes('911'))).toBe(true),
    )
  })

  test('retries after a failure', async () => {
    serveLibrary()
    server.use(http.get('/api/library/search', () => HttpResponse.json({}, { status: 400 }), { once: true }))
    const { user } = renderPage(<LibrarySearch />, { path: '/?q=moon' })
    expect(await screen.findByText('We couldn’t search the library')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link')).toBeVisible()
  })
})
