import type { ServerResponse } from 'node:http'
import { anOutsideService, type Seen } from './outside-service.ts'

/** How a local model responds to a request. */
export interface AiReply {
  /** its text in chunks */
  says?: readonly string[]
  /** how it disconnects instead of finishing */
  breaks?: 'cut' | 'hang'
  /** why it ends; 'stop' by default */
  reason?: 'stop' | 'length' | 'refusal'
  /** a status instead of an answer, with the seconds until a retry */
  status?: number
  retryAfter?: number
  /** bytes instead of JSON */
  raw?: string
}

/** A request as the model understood it, in either protocol. */
export interface AiAsked {
  protocol: 'openai' | 'anthropic'
  body: {
    messages: { role: string; content: unknown }[]
    system?: unknown
    tools?: { name: string }[]
    stream?: boolean
    max_tokens?: number
  }
  /** everything that was sent, as one text */
  text: string
}

const TOKENS = 100
const reasons = {
  openai: { stop: 'stop', length: 'length', refusal: 'content_filter' },
  anthropic: { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' },
} as const

type Write = (event: object | string, name?: string) => void

/** How each protocol streams text and ends. */
const streams: Record<
  AiAsked['protocol'],
  {
    begin(write: Write): void
    piece(write: Write, text: string): void
    end(write: Write, reason: string): void
  }
> = {
  openai: {
    begin: () => {},
    piece: (write, content) =>
      write({ id: 'c', created: 1, model: 'local', choices: [{ index: 0, delta: { content } }] }),
    end(write, reason) {
      write({
        id: 'c',
        created: 1,
        model: 'local',
        choices: [{ index: 0, delta: {}, finish_reason: reason }],
      })
      const usage = { prompt_tokens: TOKENS - 10, completion_tokens: 10, total_tokens: TOKENS }
      write({ id: 'c', created: 1, model: 'local', choices: [], usage })
      write('[DONE]')
    },
  },
  anthropic: {
    begin(write) {
      const usage = { input_tokens: TOKENS - 10, output_tokens: 0 }
      const message = { id: 'm', type: 'message', role: 'assistant', model: 'local', content: [], usage }
      write({ type: 'message_start', message }, 'message_start')
      const block = { type: 'text', text: '' }
      write({ type: 'content_block_start', index: 0, content_block: block }, 'content_block_start')
    },
    piece: (write, text) =>
      write(
        { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } },
        'content_block_delta',
      ),
    end(write, reason) {
      write({ type: 'content_block_stop', index: 0 }, 'content_block_stop')
      const delta = { stop_reason: reason, stop_sequence: null }
      write({ type: 'message_delta', delta, usage: { output_tokens: 10 } }, 'message_delta')
      write({ type: 'message_stop' }, 'message_stop')
    },
  },
}

function streamTo(
  response: ServerResponse,
  protocol: AiAsked['protocol'],
  { says = [], breaks, reason }: AiReply,
) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const write: Write = (event, name) => {
    const data = typeof event === 'string' ? event : JSON.stringify(event)
    response.write(`${name ? `event: ${name}\n` : ''}data: ${data}\n\n`)
  }
  const speak = streams[protocol]
  speak.begin(write)
  for (const text of says) speak.piece(write, text)
  if (breaks === 'cut') return setTimeout(() => response.destroy(), 20)
  if (breaks === 'hang') return undefined
  speak.end(write, reasons[protocol][reason ?? 'stop'])
  return response.end()
}

/** An answer without streaming; fills in a form that was requested as a tool. */
function wholeAnswer({ protocol, body }: AiAsked, { says = [], reason }: AiReply): object {
  const text = says.join('')
  const ended = reasons[protocol][reason ?? 'stop']
  if (protocol === 'openai') {
    const usage = { prompt_tokens: TOKENS - 10, completion_tokens: 10, total_tokens: TOKENS }
    return {
      id: 'c',
      model: 'local',
      created: 1,
      choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: ended }],
      usage,
    }
  }
  const [tool] = body.tools ?? []
  const content = tool
    ? { type: 'tool_use', id: 't', name: tool.name, input: JSON.parse(text) }
    : { type: 'text', text }
  const usage = { input_tokens: TOKENS - 10, output_tokens: 10 }
  return {
    id: 'm',
    type: 'message',
    role: 'assistant',
    model: 'local',
    content: [content],
    stop_reason: tool ? 'tool_use' : ended,
    usage,
  }
}

const askedIn = ({ url, body }: Seen): AiAsked => ({
  protocol: url.pathname.endsWith('/messages') ? 'anthropic' : 'openai',
  body: JSON.parse(body),
  text: body,
})

/** A local language model with OpenAI's and Anthropic's protocols that does what `reply` says. */
export async function aModel(
  reply: (asked: AiAsked) => AiReply,
  atTheEnd?: (close: () => void) => void,
): Promise<{ baseUrl: string; requests: AiAsked[]; left: () => number }> {
  const requests: AiAsked[] = []
  let left = 0
  const { address } = await anOutsideService((seen, response) => {
    const one = askedIn(seen)
    requests.push(one)
    response.on('close', () => {
      if (!response.writableFinished) left++
    })
    const answer = reply(one)
    const { status = 200, retryAfter, raw } = answer
    const headers = {
      'content-type': 'application/json',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    }
    if (status !== 200) response.writeHead(status, headers).end(JSON.stringify({ error: { message: 'no' } }))
    else if (raw !== undefined) response.writeHead(200, headers).end(raw)
    else if (one.body.stream) streamTo(response, one.protocol, answer)
    else if (answer.breaks === 'hang') return
    else response.writeHead(200, headers).end(JSON.stringify(wholeAnswer(one, answer)))
  }, atTheEnd)
  return { baseUrl: `${address}/v1`, requests, left: () => left }
}
