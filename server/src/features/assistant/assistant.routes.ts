import { Readable } from 'node:stream'
import * as calls from '@pepwell/contract/assistant/assistant'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { clientAddress } from '../../http/client-address.ts'
import { handle } from '../../http/handle.ts'
import type { Answering } from './answering.service.ts'
import type { Chats } from './chats.service.ts'
import type { SavedChats } from './saved-chats.service.ts'
import type { Asking } from './single-questions.service.ts'

/** Aborts as soon as the client has left. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const aborted = new AbortController()
  raw.on('close', () => {
    if (!raw.writableFinished) aborted.abort()
  })
  return aborted.signal
}

/** Lines within this many milliseconds are sent together: concurrent answers would cause many small writes. */
const TOGETHER_MS = 40

/** Streams lines of JSON. They are read to the end even if the client left, so that the final work is done. */
function jsonLines(
  lines: AsyncIterable<object> | Iterable<object>,
  onError: (error: unknown) => void,
): Readable {
  const out = new Readable({ read() {} })
  let buffer = ''
  let sending: NodeJS.Timeout | undefined
  const send = () => {
    clearTimeout(sending)
    sending = undefined
    if (!out.destroyed && buffer) out.push(buffer)
    buffer = ''
  }
  const add = (line: object) => {
    buffer += `${JSON.stringify(line)}\n`
    sending ??= setTimeout(send, TOGETHER_MS)
  }
  const pass = async () => {
    for await (const line of lines) add(line)
  }
  void pass()
    .catch((error) => {
      onError(error)
      add({ failed: true })
    })
    .finally(() => {
      send()
      if (!out.destroyed) out.push(null)
    })
  return out
}

interface Services {
  answering: Answering
  asking: Asking
  chats: Chats
  savedChats: SavedChats
}

export function assistantRoutes(
  app: FastifyInstance,
  { answering, asking, chats, savedChats }: Services,
): void {
  handle(app, calls.assistantState, async ({ user }) => ({
    model: answering.model ?? null,
    sharesOwnData: await savedChats.sharesOwnData(user),
  }))
  handle(app, calls.shareOwnData, async ({ user, body }) => {
    await savedChats.share(user, body.sharesOwnData)
    return body
  })
  handle(app, calls.askAssistant, async ({ user, body, request, reply }) => {
    const question = {
      user,
      address: clientAddress(request),
      question: body.question,
      signal: goneSignal(reply),
    }
    return { message: await asking.ask(question) }
  })
  handle(app, calls.chatWithAssistant, async ({ user, body, request, reply }) => {
    const lines = await chats.ask({
      ...body,
      user,
      address: clientAddress(request),
      signal: goneSignal(reply),
    })
    reply.type('application/x-ndjson').header('cache-control', 'no-store')
    return jsonLines(lines, (error) =>
      request.log.error({ err: error }, 'an answer of the assistant broke off'),
    )
  })
  handle(app, calls.listAssistantChats, ({ user, query }) => savedChats.list(user, query))
  handle(app, calls.readAssistantChat, async ({ user, params }) => savedChats.read(user, params.id))
  handle(app, calls.deleteAssistantChat, async ({ user, params }) => {
    await savedChats.remove(user, params.id)
    return { message: 'The conversation has been deleted.' }
  })
}
