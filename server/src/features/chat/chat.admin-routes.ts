import * as calls from '@pepwell/contract/social/support-chat'
import { PICTURE_TYPE } from '@pepwell/domain/text/pictures'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import { operatorOf } from '../../http/operator.ts'
import { sendCached } from '../../http/send-cached.ts'
import type { ChatPictures } from './chat-pictures.service.ts'
import type { SavedReplies } from './saved-replies.service.ts'
import type { SupportInbox } from './support-inbox.service.ts'

/** The support team's calls. */
export function chatAdminRoutes(
  app: FastifyInstance,
  { inbox, replies, pictures }: { inbox: SupportInbox; replies: SavedReplies; pictures: ChatPictures },
): void {
  handle(app, calls.listSupportRooms, ({ user, query }) => inbox.list(user, query))
  handle(app, calls.setAnswering, async (input) => {
    const { isAnswering } = input.body
    await inbox.setAnswering(operatorOf(input), input.params.id, isAnswering)
    return { message: isAnswering ? 'Your team sees that you’re answering' : 'Someone else can answer' }
  })
  handle(app, calls.setSupportDone, async (input) => {
    await inbox.setDone(operatorOf(input), input.params.id, input.body.upToSeq)
    return { message: input.body.upToSeq > 0 ? 'Marked as done' : 'Waiting again' }
  })
  handle(app, calls.listSavedReplies, () => replies.list())
  handle(app, calls.addSavedReply, (input) => replies.add(operatorOf(input), input.body))
  handle(app, calls.updateSavedReply, (input) =>
    replies.update(operatorOf(input), input.params.id, input.body),
  )
  handle(app, calls.removeSavedReply, async (input) => {
    await replies.remove(operatorOf(input), input.params.id)
    return { message: 'Reply deleted' }
  })
  handle(app, calls.reportedPicture, async ({ params, request, reply }) => {
    const { tag, open } = await pictures.findReported(params.id)
    return sendCached(request, reply, { type: PICTURE_TYPE, tag, addressed: false, open })
  })
}
