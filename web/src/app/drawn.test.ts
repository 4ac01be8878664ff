import { community, currentUser } from '@pepwell/contract/accounts.calls'
import { listDoses } from '@pepwell/contract/doses.calls'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { asDrawn } from '../lib/as-drawn.ts'
import { lookAgain } from '../lib/look-again.ts'
import { keepHeard } from '../lib/offline/kept.ts'
import { keepFor, keepForNobody } from '../lib/offline/owner.ts'
import { queryOf } from '../lib/use-call.ts'
import { aDevice } from '../test/device.ts'
import { server } from '../test/server.ts'
import { aUser } from '../test/users.ts'
import { makeClient } from './client.ts'
import { takeOver } from './drawn.ts'

const doses = queryOf(listDoses, { query: { limit: 5 } })

const root = () => document.getElementById('root') as HTMLElement

/** A page with these answers in it. */
function aPageWith(answers: unknown): void {
  document.body.innerHTML = `<div id="root"></div><script type="application/json" id="drawn-from">${JSON.stringify(answers)}</script>`
}

/** Counts how often the server is asked. */
function countAsking() {
  const asked: string[] = []
  const answer = ({ request }: { request: Request }) => {
    asked.push(new URL(request.url).pathname)
    return HttpResponse.json([])
  }
  server.use(http.get(listDoses.path, answer), http.get(community.path, answer))
  return asked
}

afterEach(() => {
  document.body.innerHTML = ''
})

test('what came with the page is there at once, and is not asked for again while the page is put up', async () => {
  aPageWith([
    [[currentUser.path], aUser()],
    [[listDoses.path, { limit: 5 }], [{ id: 7 }]],
  ])
  const asked = countAsking()
  const client = makeClient()
  await takeOver(client, root())
  expect(client.getQueryData(doses.queryKey)).toEqual([{ id: 7 }])
  expect(await client.fetchQuery(doses)).toEqual([{ id: 7 }])
  expect(asked).toEqual([])
  await client.fetchQuery(queryOf(community))
  expect(asked).toEqual([community.path])
})

test('what came with the page is read again where nothing reaches the server', async () => {
  const { lose } = aDevice()
  const user = aUser()
  aPageWith([
    [[currentUser.path], user],
    [[listDoses.path, { limit: 5 }], [{ id: 7 }]],
  ])
  const client = makeClient()
  await takeOver(client, root())
  await keepHeard(user.id)
  keepFor(user.id)
  onTestFinished(keepForNobody)
  lose()
  await lookAgain(client)
  expect(await client.fetchQuery(doses)).toEqual([{ id: 7 }])
})

test('after any news the server is asked', async () => {
  aPageWith([
    [[currentUser.path], aUser()],
    [[listDoses.path, { limit: 5 }], [{ id: 7 }]],
  ])
  const asked = countAsking()
  const client = makeClient()
  await takeOver(client, root())
  await lookAgain(client, ['doses'])
  expect(await client.fetchQuery(doses)).toEqual([])
  expect(asked).toEqual([listDoses.path])
})

describe('what the server drew', () => {
  const by = (at: number) => root().setAttribute('data-by', JSON.stringify({ at }))

  test('is adopted with the clock that it was drawn by', async () => {
    aPageWith([[[currentUser.path], aUser()]])
    by(1000)
    expect(await takeOver(makeClient(), root())).toBe(true)
    expect(asDrawn()).toEqual({ at: 1000 })
  })

  test('for everybody is not what somebody signed in begins with', async () => {
    server.use(http.get(currentUser.path, () => HttpResponse.json(aUser())))
    aPageWith([[[community.path], {}]])
    by(1000)
    expect(await takeOver(makeClient(), root())).toBe(false)
  })
})
