import { listDoses } from '@pepwell/contract/doses'
import { listPlan, removeFromPlan } from '@pepwell/contract/plan'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { server } from '../test/server.ts'
import { createQueryClient } from './query-client.ts'
import { keyOf, queryOf, useCall } from './use-call.ts'

const client = createQueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

test('a key begins with the path as it is fetched', () => {
  expect(keyOf(listPlan)).toEqual(['/api/user-peptides'])
  expect(keyOf(removeFromPlan, { params: { id: 7 } })).toEqual(['/api/user-peptides/7'])
  expect(keyOf(listDoses, { query: { limit: 5 } })).toEqual(['/api/dosage-logs', { limit: 5 }])
})

test('nothing is refetched behind one’s back, and nothing tried again', () => {
  expect(client.getDefaultOptions().queries).toMatchObject({
    refetchInterval: false,
    refetchOnWindowFocus: false,
    staleTime: 0,
    retry: false,
    gcTime: 300_000,
  })
})

test('a success fetches anew what it changed; a failure does not', async () => {
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
      remove: useCall(removeFromPlan, { refreshes: [keyOf(listPlan)], onSuccess }),
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
