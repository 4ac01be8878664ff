import { doseDays, listDoses, logDose } from '@pepwell/contract/doses/doses.calls'
import { listPlan, removeFromPlan } from '@pepwell/contract/plan/plan.calls'
import { listWeightLogs } from '@pepwell/contract/weight/weight.calls'
import { QueryClientProvider, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { aDose } from '../../test/regimen.ts'
import { server } from '../../test/server.ts'
import { createQueryClient } from './query-client.ts'
import { keyOf, pagesOf, queryOf, useCall } from './use-call.ts'

const client = createQueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

test('a query key begins with the fetched path', () => {
  expect(keyOf(listPlan)).toEqual(['/api/user-peptides'])
  expect(keyOf(removeFromPlan, { params: { id: 7 } })).toEqual(['/api/user-peptides/7'])
  expect(keyOf(listDoses, { query: { limit: 5 } })).toEqual(['/api/dosage-logs', { limit: 5 }])
})

test('nothing is refetched in the background or retried', () => {
  expect(client.getDefaultOptions().queries).toMatchObject({
    refetchInterval: false,
    refetchOnWindowFocus: false,
    staleTime: 0,
    retry: false,
    gcTime: 300_000,
  })
})

test("a success refetches what it changed, a failure doesn't", async () => {
  let fetched = 0
  let refuse = true
  server.use(
    http.get('/api/user-peptides', () => {
      fetched += 1
      return HttpResponse.json([])
    }),
    http.delete('/api/user-peptides/7', () =>
      refuse
        ? HttpResponse.json({ code: 'NOT_FOUND' }, { status: 404 })
        : HttpResponse.json({ message: 'Gone' }),
    ),
  )
  const onSuccess = vi.fn()
  const { result } = renderHook(
    () => ({
      list: useQuery(queryOf(listPlan)),
      remove: useCall(removeFromPlan, { onSuccess }),
    }),
    { wrapper },
  )
  await waitFor(() => expect(fetched).toBe(1))
  await act(() => result.current.remove.mutateAsync({ params: { id: '7' } }).catch(() => {}))
  expect(fetched).toBe(1)
  refuse = false
  await act(() => result.current.remove.mutateAsync({ params: { id: '7' } }))
  await waitFor(() => expect(fetched).toBe(2))
  expect(onSuccess).toHaveBeenCalledOnce()
  expect(onSuccess.mock.calls[0]?.[0]).toEqual({ message: 'Gone' })
})

test('refetches every query with a changed tag, whole or paged, and nothing else', async () => {
  const requests: string[] = []
  const answer = (path: string) =>
    http.get(path, () => {
      requests.push(path)
      return HttpResponse.json([])
    })
  server.use(
    ...['/api/dosage-logs', '/api/dosage-logs/days', '/api/weight-logs'].map(answer),
    http.post('/api/dosage-logs', () => HttpResponse.json(aDose(), { status: 201 })),
  )
  const { result } = renderHook(
    () => ({
      pages: useInfiniteQuery(pagesOf(listDoses, 20)),
      days: useQuery(queryOf(doseDays, { query: { from: '2026-03-01', to: '2026-03-02' } })),
      weights: useQuery(queryOf(listWeightLogs, { query: { limit: 5 } })),
      log: useCall(logDose),
    }),
    { wrapper },
  )
  await waitFor(() => expect(requests).toHaveLength(3))
  const body = { userPeptideId: 11, dose: '1 mg', takenAt: '2026-03-01T12:00:00Z' }
  await act(() => result.current.log.mutateAsync({ body }))
  await waitFor(() => expect(requests.slice(3).sort()).toEqual(['/api/dosage-logs', '/api/dosage-logs/days']))
})

test('only declared calls can be made, with their declared input', () => {
  const read = queryOf<typeof listDoses>
  // @ts-expect-error there is no such address
  queryOf({ method: 'GET', path: '/api/dosage-log', access: 'member' } as const)
  // @ts-expect-error no such call at this address
  queryOf({ method: 'DELETE', path: '/api/dosage-logs', access: 'member' } as const)
  // @ts-expect-error the call knows no such query
  read(listDoses, { query: { limt: 5 } })
  expect(read(listDoses, { query: { limit: 5 } }).queryKey).toEqual(['/api/dosage-logs', { limit: 5 }])
})

test('reports a failure, except that the session ended', async () => {
  const answer = (status: number, code: string) =>
    server.use(http.delete('/api/user-peptides/7', () => HttpResponse.json({ code }, { status })))
  const onError = vi.fn()
  const { result } = renderHook(() => useCall(removeFromPlan, { onError }), { wrapper })
  answer(401, 'NOT_SIGNED_IN')
  await act(() => result.current.mutateAsync({ params: { id: 7 } }).catch(() => {}))
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(onError).not.toHaveBeenCalled()
  answer(409, 'CONFLICT')
  await act(() => result.current.mutateAsync({ params: { id: 7 } }).catch(() => {}))
  expect(onError).toHaveBeenCalledOnce()
  expect(onError.mock.calls[0]?.slice(0, 2)).toMatchObject([{ status: 409 }, { params: { id: 7 } }])
})

test('the same input is sent once per double tap and again immediately after a failure; other input is sent separately', async () => {
  const sent: string[] = []
  let status = 500
  server.use(
    http.delete('/api/user-peptides/:id', ({ params }) => {
      sent.push(String(params.id))
      return HttpResponse.json({ code: 'UNEXPECTED', message: 'Removed' }, { status })
    }),
  )
  const onSuccess = vi.fn()
  const { result } = renderHook(() => useCall(removeFromPlan), { wrapper })
  const tap = (id: number) => result.current.mutate({ params: { id } }, { onSuccess })
  act(() => [7, 7].forEach(tap))
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(sent).toEqual(['7'])
  status = 200
  act(() => tap(7))
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  act(() => [7, 8].forEach(tap))
  await waitFor(() => expect(sent).toEqual(['7', '7', '8']))
})
