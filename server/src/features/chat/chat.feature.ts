import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import type { AccountDeletionHooks } from '../accounts/account-data/account-deletion-hooks.service.ts'
import type { ReportedKinds } from '../friends/abuse-reports.service.ts'
import type { Notifications } from '../notifications/notifications.service.ts'
import type { PictureSendings } from '../pictures/picture-sendings.service.ts'
import type { PictureSpace } from '../pictures/picture-space.service.ts'
import type { RateLimits } from '../rate-limits/rate-limits.service.ts'
import { chatAdminRoutes } from './chat.admin-routes.ts'
import { chatTasks } from './chat.jobs.ts'
import { chatMessagesRoutes, chatRoomsRoutes, groupReturnsRoutes } from './chat.routes.ts'
import { chatCleaningService } from './chat-cleaning.service.ts'
import { chatMessagesService } from './chat-messages.service.ts'
import { type ChatPictures, chatPicturesService } from './chat-pictures.service.ts'
import { chatReactionsService } from './chat-reactions.service.ts'
import { chatRoomsService } from './chat-rooms.service.ts'
import { groupReturnsService } from './group-returns.service.ts'
import { groupsService } from './groups.service.ts'
import { invitationKind } from './invitation-kind.ts'
import { messageAlertsService } from './message-alerts.service.ts'
import { messageKind } from './message-kind.ts'
import { reportedMessage } from './reported-message.ts'
import { savedRepliesService } from './saved-replies.service.ts'
import { supportInboxService } from './support-inbox.service.ts'

interface Others {
  rateLimits: RateLimits
  deletionHooks: AccountDeletionHooks
  notifications: Notifications
  reportedKinds: ReportedKinds
  chatPictures: ChatPictures
  photoSendings: PictureSendings
}

/** Chat pictures, which accounts need before the chat is added. */
export const addChatPictures = (
  deps: FeatureDeps,
  { pictureSpace: space }: { pictureSpace: PictureSpace },
): { chatPictures: ChatPictures } => ({
  chatPictures: chatPicturesService({ ...deps, space }),
})

/** Chat between people and with support. */
export function addChat(app: FastifyInstance, deps: FeatureDeps, others: Others): Feature {
  const { notifications, reportedKinds, chatPictures: pictures } = others
  const messages = chatMessagesService({ ...deps, ...others, pictures })
  const rooms = chatRoomsService({ ...deps, ...others })
  const inbox = supportInboxService(deps)
  others.deletionHooks.onLeaving(rooms.announceSignOut)
  const returns = groupReturnsService({ ...deps, ...others })
  chatRoomsRoutes(app, { rooms, groups: groupsService({ ...deps, returns }), messages, inbox })
  groupReturnsRoutes(app, { rooms, returns })
  const reactions = chatReactionsService({ ...deps, ...others })
  chatMessagesRoutes(app, { messages, reactions, pictures, inbox })
  chatAdminRoutes(app, {
    inbox,
    replies: savedRepliesService(deps),
    pictures,
  })
  reportedKinds.register(reportedMessage)
  notifications.register(messageKind)
  notifications.register(invitationKind)
  const telling = messageAlertsService({ ...deps, notifications })
  return { tasks: chatTasks({ telling, cleaning: chatCleaningService({ ...deps, pictures }) }) }
}
