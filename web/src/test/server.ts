import { setupServer } from 'msw/node'

/** Answers in place of the server; a test says what with `server.use(http.get('/api/…', …))`. */
export const server = setupServer()
