import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { QueryNoted } from './database/connect.ts'

/** Sends traces of requests. */
export interface Tracing {
  /** traces every request and its SQL statements */
  traceRequests(app: FastifyInstance, options: { continues: boolean }): void
  noteQuery(query: QueryNoted): void
  /** sends pending traces */
  close(): Promise<void>
}

interface Traced {
  span: Span
  context: Context
}

/** A slower collector gets nothing: it must not delay the shutdown. */
const TIMEOUT_MS = 2_000

const propagator = new W3CTraceContextPropagator()

/** 'POST /api/dosage-logs', as in the contract; anything else is a page. */
function nameOf({ routeOptions }: FastifyRequest): string {
  const { call } = routeOptions.config
  return call ? `${call.method} ${call.path}` : 'page'
}

/** Starts a trace, or continues that of a trusted proxy. */
function begin(tracer: Tracer, request: FastifyRequest, continues: boolean): Traced {
  const parent = continues
    ? propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
    : ROOT_CONTEXT
  const attributes = {
    'http.request.method': request.method,
    'http.route': request.routeOptions.url ?? '',
    'request.id': request.id,
  }
  const span = tracer.startSpan(nameOf(request), { kind: SpanKind.SERVER, attributes }, parent)
  return { span, context: trace.setSpan(parent, span) }
}

function end(span: Span, status: number): void {
  span.setAttribute('http.response.status_code', status)
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

/**
 * Sends traces over OTLP/HTTP: a span per request, named after its call, and one per statement, with its text but not
 * its values.
 * @param endpoint without the path that traces go to
 */
export function openTracing(endpoint: string, onError: (error: unknown) => void): Tracing {
  setGlobalErrorHandler(onError)
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: TIMEOUT_MS,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'pepwell' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('pepwell')
  const current = new AsyncLocalStorage<Context>()
  const traced = new WeakMap<FastifyRequest, Traced>()

  return {
    traceRequests(app, { continues }) {
      app.addHook('onRequest', (request, _reply, done) => {
        const begun = begin(tracer, request, continues)
        traced.set(request, begun)
        current.run(begun.context, done)
      })
      // Body chunks run outside the request's async context.
      app.addHook('preValidation', (request, _reply, done) => {
        const begun = traced.get(request)
        if (begun) current.run(begun.context, done)
        else done()
      })
      app.addHook('onResponse', (request, reply, done) => {
        const begun = traced.get(request)
        if (begun) end(begun.span, reply.statusCode)
        done()
      })
    },

    noteQuery({ text, milliseconds, failed }) {
      const parent = current.getStore()
      // Background work belongs to no request.
      if (!parent) return
      const endTime = Date.now()
      const operation = /\w+/.exec(text)?.[0].toUpperCase() ?? 'SQL'
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.text': text,
      }
      const startTime = endTime - milliseconds
      const span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes, startTime }, parent)
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(endTime)
    },

    close: () => provider.shutdown().catch(onError),
  }
}
