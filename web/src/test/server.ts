import './many-sockets.ts'
import { HttpResponse, http, ws } from 'msw'
import { setupServer } from 'msw/node'
import { checkReply } from './contract-replies.ts'

/** The server's end of the live connection. */
export const live = ws.link('ws://localhost/ws')

/** Default responses to what bars and plan fetch on their own: no news, warnings, dose steps, templates, arrived vials or level, and a reachable server. */
const usual = [
  http.get('/api/health/live', () => HttpResponse.json({ status: 'ok' })),
  http.get('/api/notifications', () => HttpResponse.json({ unread: 0, messages: [] })),
  http.get('/api/social/chat-rooms', () => HttpResponse.json([])),
  http.get('/api/social/group-invitations', () => HttpResponse.json([])),
  http.get('/api/cart', () => HttpResponse.json([])),
  http.get('/api/user-peptides/warnings', () => HttpResponse.json([])),
  http.get('/api/medication-levels/:id', () =>
    HttpResponse.json({
      at: '2026-03-10T12:00:00.000Z',
      name: '',
      percent: null,
      reason: 'No dose logged yet',
    }),
  ),
  http.get('/api/dose-steps', () => HttpResponse.json([])),
  http.get('/api/dose-step-templates', () => HttpResponse.json([])),
  http.get('/api/vials/arrived', () => HttpResponse.json([])),
  http.post('/api/user-peptides/preview-warnings', () => HttpResponse.json({ warnings: [] })),
  http.post('/api/dosage-logs/preview-warnings', () => HttpResponse.json({ warnings: [], dismissed: [] })),
  live.addEventListener('connection', ({ client }) => {
    client.addEventListener('message', () => client.send(JSON.stringify({ type: 'authenticated' })))
  }),
]

/** Stands in for the server; tests set responses with `server.use(http.get('/api/…', …))`. */
export const server = setupServer(...usual)

server.events.on('response:mocked', ({ request, response }) => checkReply(request, response))

/** Resets handlers that a test added, including replaced defaults. */
export const resetServer = () => server.resetHandlers(...usual)
