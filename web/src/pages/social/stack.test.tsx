import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DOUBLE_TAP_MS } from '../../lib/api/double-tap.ts'
import { invalidateTags } from '../../lib/api/invalidate-tags.ts'
import { aRoom, aSupportRoom, serveChat } from '../../test/chat-server.ts'
import { aFriend } from '../../test/friends-server.ts'
import { storeButLoseResponse } from '../../test/lost-response.ts'
import { anEntry, aPeptide } from '../../test/regimen.ts'
import { serveRegimen } from '../../test/regimen-server.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aCartLine } from '../../test/shop.ts'
import { anOwnStack, aStack, aStackItem, serveStacks } from '../../test/stacks-server.ts'
import { aUser } from '../../test/users.ts'
import StackPage from './stack.tsx'

const tb = aPeptide({ id: 2, name: 'TB-500', description: 'A fragment. Evidence: none in people.' })
const stackItems = [
  aStackItem(),
  aStackItem({
    ...{ id: 52, order: 2, dose: '2 mg', frequency: '2x per week', notes: null },
    peptide: { id: 2, name: 'TB-500', mg: 10 },
  }),
]

function open(
  stack = aStack({ stackItems }),
  plan = [anEntry({ currentDose: '500 mcg' })],
  friends: object[] = [],
) {
  server.use(http.get('/api/social/friends', () => HttpResponse.json(friends)))
  const served = {
    ...serveStacks({ shared: [stack] }),
    regimen: serveRegimen({ peptides: [aPeptide(), tb], plan }),
  }
  const page = renderPage(
    <Routes>
      <Route path="/social/stacks/:id" element={<StackPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { path: '/social/stacks/5', user: aUser() },
  )
  return { ...served, ...page }
}

const row = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement)

describe('a stack', () => {
  test('shows its owner, peptides, evidence and overlap with the plan', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Tendon Repair' })).toBeVisible()
    expect(screen.getByText('Robin Delgado')).toBeVisible()
    expect(await screen.findByText('1 in your plan')).toBeVisible()
    const [bpc, second] = [await row('BPC-157'), await row('TB-500')]
    for (const text of ['5 mg vial', '250 mcg', 'Before breakfast', 'In your plan', '500 mcg, Daily'])
      expect(bpc.getByText(text)).toBeVisible()
    expect(bpc.queryByRole('button', { name: /^Add to my plan/ })).not.toBeInTheDocument()
    expect(second.getByText(/None in people\./)).toBeVisible()
    expect(screen.getByText(/not medical advice/)).toBeVisible()
    const week = within(screen.getByRole('region', { name: 'Example week' }))
    expect(week.getByText('Monday, Thursday')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Discover' })).toHaveAttribute('href', '/social?tab=discover')
  })

  test('uses the plan’s colors, each for one peptide only', async () => {
    open(undefined, [anEntry({ hue: 2 })])
    await screen.findByText('1 in your plan')
    const lane = (name: string) => screen.getByRole('rowheader', { name }).querySelector('[style]')
    expect(lane('BPC-157')).toHaveAttribute('style', expect.stringContaining('var(--slot-2)'))
    expect(lane('TB-500')).toHaveAttribute('style', expect.stringContaining('var(--slot-3)'))
  })

  test('shows a container only when it is known', async () => {
    const tablets = aPeptide({ id: 2, name: 'TB-500', routes: ['oral'], shopForm: 'Tablets' })
    const { regimen } = open()
    regimen.peptides = [aPeptide(), tablets]
    const second = await row('TB-500')
    expect(await second.findByText('10 mg tablet')).toBeVisible()
  })

  test('links to a conversation with an owner who is a friend', async () => {
    server.use(http.post('/api/social/chat-rooms', () => HttpResponse.json(aRoom({ id: 9 }))))
    const { user, location } = open(undefined, undefined, [aFriend()])
    await user.click(await screen.findByRole('button', { name: 'Message Robin Delgado' }))
    await waitFor(() => expect(location()).toBe('/social?tab=chat&room=9'))
  })

  test('adds an item to the plan after its dose was confirmed', async () => {
    const { user, regimen } = open()
    const sent: unknown[] = []
    server.use(
      http.post('/api/user-peptides', async ({ request }) => {
        sent.push(await request.json())
        regimen.plan.push(anEntry({ id: 12, peptideId: 2 }))
        return HttpResponse.json(anEntry(), { status: 201 })
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Add to my plan: TB-500' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add TB-500 to your plan' }))
    expect(await dialog.findByText(/Robin Delgado takes 2 mg\. Enter the dose you/)).toBeVisible()
    expect(sent).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Add to plan' }))
    expect(await screen.findByText('2 in your plan')).toBeVisible()
    expect(sent).toEqual([
      expect.objectContaining({ peptideId: 2, currentDose: '2 mg', frequency: '2x per week' }),
    ])
    await waitFor(() => expect(screen.getByRole('heading', { name: '2 items' })).toHaveFocus())
  })

  test('links to the details of a peptide', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Information about TB-500' }))
    expect(await screen.findByRole('dialog', { name: 'TB-500' })).toBeVisible()
  })

  test('can be copied and reported', async () => {
    const { user, written, location } = open()
    const reports: unknown[] = []
    server.use(
      http.post('/api/social/reports', async ({ request }) => {
        reports.push(await request.json())
        return HttpResponse.json({ message: 'Thank you.' }, { status: 201 })
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Report' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Report what Robin Delgado wrote' }))
    await user.selectOptions(await dialog.findByLabelText('Why?'), 'Spam')
    await user.click(dialog.getByRole('button', { name: 'Send report' }))
    expect(await screen.findByText('Report sent')).toBeVisible()
    expect(reports).toEqual([expect.objectContaining({ kind: 'stack', subjectId: 5, userId: 'user_7' })])
    await user.click(screen.getByRole('button', { name: 'Copy to my stacks' }))
    expect(await screen.findByText('Copied to your stacks')).toBeVisible()
    expect(written).toEqual([['POST stacks/5/copy', { clientId: expect.any(String) }]])
    await user.click(screen.getByRole('button', { name: 'Open it' }))
    expect(location()).toBe('/social/stacks/77')
  })

  test('goes to a chat if it is your own and public', async () => {
    const chat = serveChat({ rooms: [aRoom(), aSupportRoom({ id: 2 })] })
    const { user } = open(anOwnStack({ stackItems, isPublic: true }))
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Share Tendon Repair' }))
    expect(await dialog.findAllByRole('listitem')).toHaveLength(1)
    await user.click(dialog.getByRole('button', { name: 'Robin Delgado' }))
    expect(await screen.findByText('Message sent!')).toBeVisible()
    expect(chat.bodies).toContainEqual(expect.objectContaining({ kind: 'stack', sourceId: 5 }))
  })

  test('stays out of chats while it is private', async () => {
    open(anOwnStack({ stackItems, isPublic: false }))
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument()
  })

  test('adds an item of your own stack without naming an owner', async () => {
    const { user } = open(anOwnStack({ stackItems }))
    await user.click(await screen.findByRole('button', { name: 'Add to my plan: TB-500' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add TB-500 to your plan' }))
    expect(dialog.getByText(/Enter the dose you and your prescriber/)).toBeVisible()
    expect(dialog.queryByText(/is what/)).not.toBeInTheDocument()
  })

  test('is copied under the same id until a response arrives', async () => {
    const { user } = open()
    const stored = storeButLoseResponse('/api/social/stacks/5/copy', () => anOwnStack({ id: 77 }))
    const copy = await screen.findByRole('button', { name: 'Copy to my stacks' })
    await user.click(copy)
    expect(await screen.findByText('We couldn’t copy the stack')).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, DOUBLE_TAP_MS))
    await user.click(copy)
    expect(await screen.findByText('Copied to your stacks')).toBeVisible()
    expect(stored).toHaveLength(1)
  })

  test('of your own can be edited and deleted there', async () => {
    const { user, location } = open(anOwnStack({ stackItems, isPublic: false }))
    expect(await screen.findByRole('link', { name: 'My Stacks' })).toBeVisible()
    for (const name of ['Report', 'Copy to my stacks'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    expect(await screen.findByRole('dialog', { name: 'Edit Tendon Repair' })).toBeVisible()
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(location()).toBe('/social?tab=stacks'))
  })

  test('that is not public is shown as gone', async () => {
    open(aStack({ id: 6 }))
    expect(await screen.findByText('We can’t find this stack')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to Discover' })).toBeVisible()
  })

  test('that gets hidden disappears for its viewers', async () => {
    const { stacks, client } = open()
    await screen.findByRole('heading', { name: 'Tendon Repair' })
    stacks.shared = []
    await invalidateTags(client, ['stacks'])
    expect(await screen.findByText('We can’t find this stack')).toBeVisible()
    expect(screen.queryByText('Tendon Repair')).not.toBeInTheDocument()
  })

  test('retries after a failure', async () => {
    const { user } = open()
    server.use(http.get('/api/social/stacks/5', () => HttpResponse.json({}, { status: 500 }), { once: true }))
    expect(await screen.findByText('We couldn’t load this stack')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Tendon Repair' })).toBeVisible()
  })
})

describe('Add to cart', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** @param fails names the server rejects */
  function buying(fails: readonly string[]) {
    const sent: unknown[] = []
    server.use(
      http.post('/api/cart', async ({ request }) => {
        const body = (await request.json()) as { peptideName: string }
        sent.push(body)
        return fails.includes(body.peptideName)
          ? HttpResponse.json({ code: 'PRODUCT_NOT_FOUND', message: 'Gone' }, { status: 404 })
          : HttpResponse.json(aCartLine(), { status: 201 })
      }),
    )
    return sent
  }

  test('adds one of each, skips and logs failures, and opens the shop after a second', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { user, location } = open()
    const sent = buying(['BPC-157'])
    await user.click(await screen.findByRole('button', { name: 'Add to Cart' }))
    expect(await screen.findByText('Added one peptide to your cart')).toBeVisible()
    expect(sent).toEqual(
      ['BPC-157', 'TB-500'].map((peptideName) => ({
        ...{ peptideName, quantity: 1, price: 89.99, clientId: expect.any(String) },
      })),
    )
    expect(logged).toHaveBeenCalledWith('BPC-157 was not added to the cart:', expect.anything())
    expect(location()).toBe('/social/stacks/5')
    await vi.advanceTimersByTimeAsync(1000)
    await waitFor(() => expect(location()).toBe('/shop'))
    logged.mockRestore()
  })

  test('says when nothing could be added', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { user, location } = open()
    buying(['BPC-157', 'TB-500'])
    await user.click(await screen.findByRole('button', { name: 'Add to Cart' }))
    expect(await screen.findByText('Failed to add stack to cart. Please try again.')).toBeVisible()
    await vi.advanceTimersByTimeAsync(2000)
    expect(location()).toBe('/social/stacks/5')
    expect(logged).toHaveBeenCalledTimes(2)
    logged.mockRestore()
  })

  test('says when offline', async () => {
    const { user } = open()
    const button = await screen.findByRole('button', { name: 'Add to Cart' })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    server.use(http.all('*', () => HttpResponse.error()))
    await user.click(button)
    expect(await screen.findByText('We can’t reach the server. Check that you’re online.')).toBeVisible()
  })
})
