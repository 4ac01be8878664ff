import { community, currentUser } from '@pepwell/contract/accounts/accounts.calls'
import { listDoses } from '@pepwell/contract/doses/doses.calls'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { invalidateTags } from '../lib/api/invalidate-tags.ts'
import { queryOf } from '../lib/api/use-call.ts'
import { clearCacheOwner, setCacheOwner } from '../lib/offline/owner.ts'
import { flushResponses } from '../lib/offline/response-cache.ts'
import { renderContext } from '../lib/rendering/render-context.ts'
import { aDevice } from '../test/device.ts'
import { server } from '../test/server.ts'
import { aUser } from '../test/users.ts'
import { makeClient } from './client.ts'
import { prepareHydration } from './hydrate.ts'

const doses = queryOf(listDoses, { query: { limit: 5 } })

const root = () => document.getElementById('root') as HTMLElement

/** A page with these preloaded responses. */
function aPageWith(answers: unknown): void {
  document.body.innerHTML = `<div id="root"></div><script type="application/json" id="preloaded-responses">${JSON.stringify(answers)}</script>`
}

/** Records the fetched URLs. */
function countAsking() {
  const requests: string[] = []
  const answer = ({ request }: { request: Request }) => {
    requests.push(new URL(request.url).pathname)
    return HttpResponse.json([])
  }
  const count = { thousandsOfUsers: false, supportEmail: 'help@pepwell.local' }
  const counted = (info: { request: Request }) => {
    answer(info)
    return HttpResponse.json(count)
  }
  server.use(http.get(listDoses.path, answer), http.get(community.path, counted))
  return requests
}

afterEach(() => {
  document.body.innerHTML = ''
})

test('preloaded responses are cached immediately and not fetched again during the first render', async () => {
  aPageWith([
    [[currentUser.path], aUser()],
    [[listDoses.path, { limit: 5 }], [{ id: 7 }]],
  ])
  const asked = countAsking()
  const client = makeClient()
  await prepareHydration(client, root())
  expect(client.getQueryData(doses.queryKey)).toEqual([{ id: 7 }])
  expect(await client.fetchQuery(doses)).toEqual([{ id: 7 }])
  expect(asked).toEqual([])
  await client.fetchQuery(queryOf(community))
  expect(asked).toEqual([community.path])
})

test('preloaded responses are cached for offline use', async () => {
  const { lose } = aDevice()
  const user = aUser()
  aPageWith([
    [[currentUser.path], user],
    [[listDoses.path, { limit: 5 }], [{ id: 7 }]],
  ])
  const client = makeClient()
  await prepareHydration(client, root())
  await flushResponses(user.id)
  setCacheOwner(user.id)
  onTestFinished(clearCacheOwner)
  lose()
  await invalidateTags(client)
  expect(await client.fetchQuery(doses)).toEqual([{ id: 7 }])
})

test('an invalidated preloaded response is fetched again', async () => {
  aPageWith([
    [[currentUser.path], aUser()],
    [[listDoses.path, { limit: 5 }], [{ id: 7 }]],
  ])
  const asked = countAsking()
  const client = makeClient()
  await prepareHydration(client, root())
  await invalidateTags(client, ['doses'])
  expect(await client.fetchQuery(doses)).toEqual([])
  expect(asked).toEqual([listDoses.path])
})

describe('a server-rendered page', () => {
  const by = (at: number) => root().setAttribute('data-render-context', JSON.stringify({ at }))

  test('hydrates with the time it was rendered at', async () => {
    aPageWith([[[currentUser.path], aUser()]])
    by(1000)
    expect(await prepareHydration(makeClient(), root())).toBe(true)
    expect(renderContext()).toEqual({ at: 1000 })
  })

  test('for visitors is not hydrated for a signed-in user', async () => {
    server.use(http.get(currentUser.path, () => HttpResponse.json(aUser())))
    aPageWith([[[community.path], {}]])
    by(1000)
    expect(await prepareHydration(makeClient(), root())).toBe(false)
  })
})
