import * as calls from '@pepwell/contract/assistant/assistant'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import type { Answering } from './answering.service.ts'
import type { Asking } from './asking.service.ts'
import type { Chats } from './chats.service.ts'
import { goneSignal, jsonLines } from './line-stream.ts'
import type { SavedChats } from './saved-chats.service.ts'

interface Services {
  answering: Answering
  asking: Asking
  chats: Chats
  kept: SavedChats
}

export function assistantRoutes(app: FastifyInstance, { answering, asking, chats, kept }: Services): void {
  handle(app, calls.assistantState, async ({ user }) => ({
    model: answering.model ?? null,
    sharesOwnData: await kept.sharesOwnData(user),
  }))
  handle(app, calls.shareOwnData, async ({ user, body }) => {
    await kept.share(user, body.sharesOwnData)
    return body
  })
  handle(app, calls.askAssistant, async ({ user, body, request, reply }) => {
    const question = { user, address: request.ip, question: body.question, signal: goneSignal(reply) }
    return { message: await asking.ask(question) }
  })
  handle(app, calls.chatWithAssistant, async ({ user, body, request, reply }) => {
    const lines = await chats.ask({ ...body, user, address: request.ip, signal: goneSignal(reply) })
    reply.type('application/x-ndjson').header('cache-control', 'no-store')
    return jsonLines(lines, (error) =>
      request.log.error({ err: error }, 'an answer of the assistant broke off'),
    )
  })
  handle(app, calls.listAssistantChats, ({ user, query }) => kept.list(user, query))
  handle(app, calls.readAssistantChat, async ({ user, params }) => kept.read(user, params.id))
  handle(app, calls.deleteAssistantChat, async ({ user, params }) => {
    await kept.remove(user, params.id)
    return { message: 'The conversation has been deleted.' }
  })
}
