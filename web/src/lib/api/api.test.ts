import { currentUser, signIn } from '@pepwell/contract/accounts/accounts'
import { listDoses, removeDose } from '@pepwell/contract/doses/doses'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { server } from '../../test/server.ts'
import { aUser } from '../../test/users.ts'
import { ApiError, addressOf, api, failureText, isNetworkFailure, isSignedOut } from './api.ts'

const failure = async (promise: Promise<unknown>): Promise<unknown> => {
  try {
    await promise
  } catch (error) {
    return error
  }
  throw new Error('did not fail')
}

describe('requests', () => {
  test('puts parameters into the path, encoded, followed by the query', () => {
    expect(
      addressOf('/api/a/:id/b/:name', {
        params: { id: 7, name: 'a/b c' },
        query: { q: 'x&y', skip: undefined },
      }),
    ).toBe('/api/a/7/b/a%2Fb%20c?q=x%26y')
  })

  test('sends a payload as JSON with content type and credentials', async () => {
    let request: Request | undefined
    const sent = vi.spyOn(globalThis, 'fetch')
    server.use(
      http.post('/api/auth/login', (call) => {
        request = call.request.clone()
        return HttpResponse.json({ message: 'Welcome', user: aUser() })
      }),
    )
    const reply = await api(signIn, { body: { email: 'ada@example.org', password: 'secret' } })
    expect(reply.user.firstName).toBe('Ada')
    expect(request?.headers.get('content-type')).toBe('application/json')
    expect(sent).toHaveBeenCalledWith('/api/auth/login', expect.objectContaining({ credentials: 'include' }))
    expect(await request?.json()).toEqual({ email: 'ada@example.org', password: 'secret' })
  })

  test('sends neither body nor content type without a payload', async () => {
    let request: Request | undefined
    server.use(
      http.delete('/api/dosage-logs/:id', (call) => {
        request = call.request
        return HttpResponse.json({ message: 'Taken back' })
      }),
    )
    await api(removeDose, { params: { id: '5' } })
    expect(request?.url).toMatch(/\/api\/dosage-logs\/5$/)
    expect(request?.headers.has('content-type')).toBe(false)
    expect(await request?.text()).toBe('')
  })

  test('sends a query', async () => {
    server.use(
      http.get('/api/dosage-logs', ({ request }) => {
        expect(new URL(request.url).searchParams.get('limit')).toBe('5')
        return HttpResponse.json([])
      }),
    )
    expect(await api(listDoses, { query: { limit: 5 } })).toEqual([])
  })
})

describe('failures', () => {
  test("have a message of status, colon and body text, and the refusal's fields", async () => {
    const body = { code: 'INVALID_INPUT', message: 'Please check what you entered', fields: { email: 'No' } }
    server.use(http.get('/api/auth/user', () => HttpResponse.json(body, { status: 400 })))
    const error = await failure(api(currentUser))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      message: `400: ${JSON.stringify(body)}`,
      status: 400,
      code: 'INVALID_INPUT',
      serverMessage: 'Please check what you entered',
      fields: { email: 'No' },
    })
    expect(failureText(error, 'fallback')).toBe('Please check what you entered')
  })

  test('use the status text for an empty body', async () => {
    server.use(
      http.get('/api/auth/user', () => new HttpResponse(null, { status: 502, statusText: 'Bad Gateway' })),
    )
    const error = await failure(api(currentUser))
    expect(error).toMatchObject({ message: '502: Bad Gateway', code: undefined })
    expect(failureText(error, 'fallback')).toBe('fallback')
  })

  test('use any other body as the message', async () => {
    server.use(http.get('/api/auth/user', () => new HttpResponse('<h1>Oops</h1>', { status: 500 })))
    expect(await failure(api(currentUser))).toMatchObject({
      message: '500: <h1>Oops</h1>',
      serverMessage: undefined,
    })
  })

  test("include a successful reply that isn't JSON", async () => {
    server.use(http.get('/api/auth/user', () => HttpResponse.html('<p>Hotel network</p>')))
    expect(await failure(api(currentUser))).toMatchObject({
      message: 'Server returned invalid response format',
    })
  })

  test('distinguish no response from a refusal', async () => {
    server.use(http.get('/api/auth/user', () => HttpResponse.error()))
    const error = await failure(api(currentUser))
    expect(isNetworkFailure(error)).toBe(true)
    expect(isNetworkFailure(new ApiError(500, '', ''))).toBe(false)
  })

  test("a wrong password isn't an ended session", () => {
    expect(isSignedOut(new ApiError(401, '', '{"code":"NOT_SIGNED_IN"}'))).toBe(true)
    expect(isSignedOut(new ApiError(401, '', '{"code":"INVALID_CREDENTIALS"}'))).toBe(false)
    expect(isSignedOut(new ApiError(401, '', '{"code":"TEMPORARY_PASSWORD_EXPIRED"}'))).toBe(false)
    expect(isSignedOut(new ApiError(403, '', ''))).toBe(false)
  })
})
