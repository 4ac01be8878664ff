import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aStack, serveStacks, stackItems } from '../../test/stacks-server.ts'
import { aUser } from '../../test/users.ts'
import { Discover } from './discover.tsx'

const show = (path = '/social?tab=discover') =>
  renderPage(<Discover create={<button type="button">Create Stack</button>} />, { path, user: aUser() })
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { name })
  return within(heading.closest('li') as HTMLElement)
}

describe('public stacks', () => {
  test('show owner, four items and a count of the rest, and link to details', async () => {
    const names = ['BPC-157', 'TB-500', 'GHK-Cu', 'Ipamorelin', 'DSIP', 'Epitalon']
    serveStacks({ shared: [aStack({ stackItems: stackItems(names) })] })
    show()
    const tendon = await card('Tendon Repair')
    expect(tendon.getByText('Robin Delgado')).toBeVisible()
    const items = tendon.getAllByRole('listitem').map((item) => item.textContent)
    expect(items).toEqual(['BPC-157 5 mg1 mg', 'TB-500 5 mg2 mg', 'GHK-Cu 5 mg3 mg', 'Ipamorelin 5 mg4 mg'])
    expect(tendon.getByText('+2 more items')).toBeVisible()
    const details = tendon.getByRole('link', { name: 'View Details of Tendon Repair' })
    expect(details).toHaveTextContent('View Details')
    expect(details).toHaveAttribute('href', '/social/stacks/5')
    expect(screen.getByText(/For research use only\..*not medical advice/)).toBeVisible()
  })

  test('say when there are none, and how to create one', async () => {
    serveStacks()
    show()
    expect(await screen.findByText('No public stacks yet')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Create Stack' })).toBeVisible()
  })

  test('retry after a failure', async () => {
    serveStacks({ shared: [aStack()] })
    server.use(
      http.get('/api/social/public-stacks', () => HttpResponse.json({}, { status: 500 }), { once: true }),
    )
    const { user } = show()
    expect(await screen.findByText('We couldn’t load the public stacks')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Tendon Repair')).toBeVisible()
  })

  test('are paged', async () => {
    const shared = Array.from({ length: 30 }, (_, index) =>
      aStack({ id: 100 - index, name: `Stack ${index + 1}` }),
    )
    const { requests } = serveStacks({ shared })
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('Stack 30')).toBeVisible()
    expect(screen.getByText('You’ve reached the end.')).toHaveFocus()
    expect(requests).toEqual([
      'sort=liked&limit=24',
      'sort=liked&limit=24&after=77&afterLikes=2&afterRound=0',
    ])
  })

  test('are searched and sorted through the URL', async () => {
    const { requests } = serveStacks({ shared: [aStack(), aStack({ id: 6, name: 'Better Sleep' })] })
    const { user, location } = show('/social?tab=discover&sort=newest')
    expect(await screen.findByText('Better Sleep')).toBeVisible()
    await user.type(screen.getByRole('searchbox', { name: 'Search stacks' }), 'tendon')
    await waitFor(() => expect(screen.queryByText('Better Sleep')).not.toBeInTheDocument())
    expect(location()).toBe('/social?tab=discover&sort=newest&q=tendon')
    await user.click(screen.getByRole('radio', { name: 'Most liked' }))
    expect(location()).toBe('/social?tab=discover&q=tendon')
    await waitFor(() => expect(requests.at(-1)).toBe('sort=liked&search=tendon&limit=24'))
    await user.type(screen.getByRole('searchbox'), ' of Oz')
    expect(await screen.findByText('Nothing matches "tendon of Oz"')).toBeVisible()
  })
})

describe('a like', () => {
  test('shows immediately and then has the server’s state', async () => {
    const { written } = serveStacks({ shared: [aStack()] })
    const { user } = show()
    const like = await screen.findByRole('button', { name: 'Like Tendon Repair, 2 likes' })
    expect(like).toHaveAttribute('aria-pressed', 'false')
    await user.click(like)
    expect(like).toHaveAccessibleName('Like Tendon Repair, 3 likes')
    expect(like).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(written).toEqual([['POST stacks/5/like', undefined]]))
  })

  test('reverts with an error on failure', async () => {
    serveStacks({ shared: [aStack({ likes: 1, likedByMe: true })] })
    server.use(http.post('/api/social/stacks/5/like', () => HttpResponse.json({}, { status: 500 })))
    const { user } = show()
    const like = await screen.findByRole('button', { name: 'Like Tendon Repair, 1 like' })
    await user.click(like)
    expect(await screen.findByText('We couldn’t save your like of Tendon Repair')).toBeVisible()
    expect(like).toHaveAccessibleName('Like Tendon Repair, 1 like')
    expect(like).toHaveAttribute('aria-pressed', 'true')
  })
})
