import { expect, test } from 'vitest'
import { aMember } from './testing/factories.ts'
import { anOutsideService, json } from './testing/outside-service.ts'
import { testApp } from './testing/test-app.ts'
import { openTracing } from './tracing.ts'

interface SentSpan {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

const PARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

test('a request becomes a trace named after its call, with its statements and none of their values', async () => {
  const collector = await anOutsideService(json({}))
  const tracing = openTracing(`${collector.address}/`, () => {})
  const app = await testApp({ trustProxy: 1 }, { tracing })
  const member = await aMember(app)
  await app.request('PATCH', '/api/auth/user', {
    cookie: member.cookie,
    body: { firstName: 'Grace' },
    headers: { traceparent: PARENT },
  })
  await app.request('GET', '/api/nothing-here')
  await tracing.close()

  expect(collector.seen.map(({ url }) => url.pathname)).toContain('/v1/traces')
  const spans: SentSpan[] = collector.seen.flatMap(({ body }) =>
    JSON.parse(body).resourceSpans.flatMap((resourceSpan: { scopeSpans: { spans: SentSpan[] }[] }) =>
      resourceSpan.scopeSpans.flatMap((scope) => scope.spans),
    ),
  )
  const attribute = ({ attributes }: SentSpan, name: string) =>
    attributes.find(({ key }) => key === name)?.value
  const request = spans.find(({ name }) => name === 'PATCH /api/auth/user')
  expect(request).toMatchObject({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
  })
  expect(request && attribute(request, 'http.response.status_code')).toEqual({ intValue: 200 })
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  const texts = statements.map((span) => attribute(span, 'db.query.text')?.stringValue)
  expect(texts).toContainEqual(expect.stringMatching(/^update "users" set/))
  expect(texts).toContainEqual(expect.stringContaining('login_sessions'))
  expect(JSON.stringify(spans)).not.toMatch(/Grace|mail\.net/)
  expect(spans.map(({ name }) => name)).toContain('page')
  expect(JSON.parse(collector.seen[0]?.body ?? '').resourceSpans[0].resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'pepwell' },
  })
})

test('strangers can’t continue a trace, and a failing collector only gets logged', async () => {
  const collector = await anOutsideService(json({}, 400))
  const logged: unknown[] = []
  const tracing = openTracing(collector.address, (error) => void logged.push(error))
  const app = await testApp({}, { tracing })
  const response = await app.request('GET', '/api/community', { headers: { traceparent: PARENT } })
  expect(response.statusCode).toBe(200)
  await tracing.close()
  expect(logged).toHaveLength(1)
  expect(collector.seen.map(({ body }) => body).join()).toContain('GET /api/community')
  expect(collector.seen.map(({ body }) => body).join()).not.toContain('0af7651916cd43dd8448eb211c80319c')
})
