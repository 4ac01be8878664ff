import type { MembersPeptide } from '@pepwell/contract/catalogue/personal-peptides-admin'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aUser } from '../../test/users.ts'
import PersonalPeptidesTab from './personal-peptides-tab.tsx'

const aPeptide = (changes: Partial<MembersPeptide> = {}): MembersPeptide => ({
  id: 7,
  userId: 'user_7',
  user: { email: 'robin@mailbox.org' },
  name: 'Elbow blend',
  category: 'Recovery',
  description: 'Mixed by my pharmacy.',
  recommendedDose: '100 mcg',
  frequency: 'Daily',
  createdAt: '2026-03-01T12:00:00.000Z',
  ...changes,
})

function serve(peptides: readonly MembersPeptide[], totals = { total: 0, contributors: 0, categories: 0 }) {
  server.use(
    http.get('/api/admin/personal-peptides', ({ request }) => {
      const search = new URL(request.url).searchParams.get('search') ?? ''
      return HttpResponse.json(peptides.filter(({ name }) => name.includes(search)))
    }),
    http.get('/api/admin/personal-peptides/totals', () => HttpResponse.json(totals)),
  )
}

const show = () =>
  renderPage(<PersonalPeptidesTab />, {
    path: '/admin?tab=personal-peptides',
    user: aUser({ isAdmin: true }),
  })

test('the table shows who added what, and the cards count everything', async () => {
  serve([aPeptide()], { total: 1304, contributors: 200, categories: 9 })
  show()
  expect(
    await screen.findByRole('row', { name: /Elbow blend robin@mailbox.org user_7 Recovery 100 mcg Daily/ }),
  ).toBeVisible()
  const figures = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])
  await waitFor(() =>
    expect(figures).toEqual([
      ['Total Personal Peptides', '1,304'],
      ['Active Contributors', '200'],
      ['Unique Categories', '9'],
    ]),
  )
})

test('says when there are none', async () => {
  serve([])
  show()
  expect(await screen.findByText('No personal peptides have been created by users yet.')).toBeVisible()
})

test('search applies to the table and the export', async () => {
  serve([aPeptide(), aPeptide({ id: 6, name: 'Night mix' })])
  const { user } = show()
  await user.type(await screen.findByRole('searchbox'), 'Night')
  await waitFor(() => expect(screen.queryByText('Elbow blend')).not.toBeInTheDocument())
  expect(screen.getByText('Night mix')).toBeVisible()
  expect(screen.getByRole('link', { name: 'CSV' })).toHaveAttribute(
    'href',
    '/api/admin/personal-peptides/csv?search=Night',
  )
})

test('retries after a failure', async () => {
  serve([])
  server.use(http.get('/api/admin/personal-peptides', () => HttpResponse.error()))
  const { user } = show()
  expect(await screen.findByText('We couldn’t load the personal peptides')).toBeVisible()
  serve([aPeptide()])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Elbow blend')).toBeVisible()
})
