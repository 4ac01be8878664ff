import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { anOwnStack, serveStacks, stackItems } from '../../test/stacks-server.ts'
import { aUser } from '../../test/users.ts'
import { MyStacks } from './my-stacks.tsx'

const show = (onCreate = () => {}) =>
  renderPage(<MyStacks timeZone="America/New_York" onCreate={onCreate} />, { user: aUser() })

test('your stacks show three items, their date and visibility', async () => {
  const names = ['BPC-157', 'TB-500', 'GHK-Cu', 'DSIP', 'Epitalon']
  serveStacks({
    mine: [
      anOwnStack({ stackItems: stackItems(names), isHidden: true }),
      anOwnStack({ id: 6, name: 'Quiet', isPublic: false, description: null, stackItems: [] }),
    ],
  })
  show()
  expect(screen.getByRole('heading', { name: 'My Peptide Stacks' })).toBeVisible()
  const [tendon, quiet] = (await screen.findAllByRole('heading', { level: 3 })).map((heading) =>
    within(heading.closest('li') as HTMLElement),
  )
  expect(tendon?.getAllByRole('listitem')).toHaveLength(3)
  for (const text of ['+2 more items', 'Public', 'Hidden by our team', 'Eight weeks for an Achilles.'])
    expect(tendon?.getByText(text)).toBeVisible()
  expect(tendon?.getByText('5 items · Created Mar 1, 2026')).toBeVisible()
  expect(quiet?.queryByText('Public')).not.toBeInTheDocument()
  expect(quiet?.getByText('0 items · Created Mar 1, 2026')).toBeVisible()
})

test.each([
  [true, 1],
  [false, 0],
])('shows the disclaimer when one is public (%s)', async (isPublic, lines) => {
  serveStacks({ mine: [anOwnStack({ isPublic }), anOwnStack({ id: 6, name: 'Quiet', isPublic: false })] })
  show()
  await screen.findByText('Quiet')
  expect(screen.queryAllByText(/not medical advice/)).toHaveLength(lines)
})

test('says when there are none, and how to create one', async () => {
  serveStacks()
  const onCreate = vi.fn()
  const { user } = show(onCreate)
  expect(await screen.findByText('No stacks yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Create Stack' }))
  expect(onCreate).toHaveBeenCalledOnce()
})

test('retries after a failure', async () => {
  serveStacks({ mine: [anOwnStack()] })
  server.use(http.get('/api/social/my-stacks', () => HttpResponse.json({}, { status: 500 }), { once: true }))
  const { user } = show()
  expect(await screen.findByText('We couldn’t load your stacks')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Tendon Repair')).toBeVisible()
})

test('deletes one after a question', async () => {
  const { stacks, written } = serveStacks({ mine: [anOwnStack()] })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'More for Tendon Repair' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Tendon Repair?' }))
  expect(written).toEqual([])
  stacks.mine = []
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Stack deleted')).toBeVisible()
  expect(await screen.findByText('No stacks yet')).toBeVisible()
  expect(written).toEqual([['DELETE stacks/5', undefined]])
  await waitFor(() => expect(screen.getByRole('heading', { name: 'My Peptide Stacks' })).toHaveFocus())
})
