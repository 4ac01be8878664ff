import { signedInCookie } from '@pepwell/contract/accounts/signed-in-cookie'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { createQueryClient } from '../../lib/api/query-client.ts'
import { server } from '../../test/server.ts'
import { aUser } from '../../test/users.ts'
import { currentUserQuery, useCurrentUser } from './current-user.ts'

/** Loads the user from a server with these answers, without delays between retries. */
function ask(answer: (attempt: number) => Response) {
  const requests: Request[] = []
  server.use(
    http.get('/api/auth/user', ({ request }): Response => {
      requests.push(request)
      return answer(requests.length)
    }),
  )
  const client = createQueryClient()
  client.setQueryDefaults(currentUserQuery.queryKey, { retryDelay: 0 })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return { requests, ...renderHook(useCurrentUser, { wrapper }) }
}

test('fetches the user past every cache', async () => {
  const { result, requests } = ask(() => HttpResponse.json(aUser()))
  expect(result.current).toEqual({ user: null, isLoading: true })
  await waitFor(() => expect(result.current).toEqual({ user: aUser(), isLoading: false }))
  expect(requests[0]?.headers.get('cache-control')).toBe('no-cache')
  expect(requests[0]?.headers.get('pragma')).toBe('no-cache')
})

test('401 means signed out, without a retry', async () => {
  const { result, requests } = ask(() => HttpResponse.json({ code: 'NOT_SIGNED_IN' }, { status: 401 }))
  await waitFor(() => expect(result.current).toEqual({ user: null, isLoading: false }))
  expect(requests).toHaveLength(1)
})

test('retries other failures twice, then treats them as signed out', async () => {
  const { result, requests } = ask(() => new HttpResponse('down', { status: 503 }))
  await waitFor(() => expect(result.current).toEqual({ user: null, isLoading: false }))
  expect(requests).toHaveLength(3)
})

test('a successful retry counts', async () => {
  const { result } = ask((attempt) =>
    attempt === 1 ? new HttpResponse('down', { status: 503 }) : HttpResponse.json(aUser()),
  )
  await waitFor(() => expect(result.current.user?.firstName).toBe('Ada'))
})

test("doesn't retry an error message that mentions 401", async () => {
  const { result, requests } = ask(() => new HttpResponse('upstream said 401', { status: 502 }))
  await waitFor(() => expect(result.current.isLoading).toBe(false))
  expect(requests).toHaveLength(1)
})

test('fetches nothing when no one has signed in before', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the browser's cookie store does not exist in the tests
  document.cookie = `${signedInCookie}=; max-age=0`
  const { result, requests } = ask(() => HttpResponse.json(aUser()))
  await waitFor(() => expect(result.current).toEqual({ user: null, isLoading: false }))
  expect(requests).toHaveLength(0)
})
