import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Chunks of an answer and their pace: about the longest answer of the assistant, as a fast model sends it. */
const PIECES = 250
const BETWEEN_MS = 20
const words =
  'A mixed vial is kept at 2 to 8 °C for 30 days [1]. The label begins with 0.25 mg weekly. '.split(' ')

const event = (value: object) =>
  `data: ${JSON.stringify({ id: 'c', created: 1, model: 'slow', ...value })}\n\n`
const piece = (content: string) => event({ choices: [{ index: 0, delta: { content } }] })
const end = [
  event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }),
  event({
    choices: [],
    usage: { prompt_tokens: 900, completion_tokens: PIECES, total_tokens: 900 + PIECES },
  }),
  'data: [DONE]\n\n',
].join('')

/** An OpenAI-compatible language model on this machine that streams word by word. */
export async function aSlowModel(): Promise<{ baseUrl: string; close: () => void }> {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    let said = 0
    const saying = setInterval(() => {
      if (said < PIECES) return void response.write(piece(`${words[said++ % words.length]} `))
      clearInterval(saying)
      response.end(end)
    }, BETWEEN_MS)
    response.on('close', () => clearInterval(saying))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { baseUrl: `http://127.0.0.1:${port}/v1`, close: () => server.close() }
}
