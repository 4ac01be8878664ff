import type { FastifyInstance } from 'fastify'
import type { Feature } from '../../feature.ts'
import type { FeatureParts } from '../../parts.ts'
import type { Attempts } from '../attempts/attempts.service.ts'
import type { Notifications } from '../notifications/notifications.service.ts'
import { blocksService } from './blocks.service.ts'
import { acceptanceKind, requestKind } from './friend-kinds.ts'
import { friendRequestsService } from './friend-requests.service.ts'
import { friendsRoutes } from './friends.routes.ts'
import { friendsService } from './friends.service.ts'

interface Others {
  attempts: Attempts
  notifications: Notifications
}

/** Who knows whom among members, and who wants to see nothing of whom. */
export function addFriends(app: FastifyInstance, parts: FeatureParts, others: Others): Feature {
  friendsRoutes(app, {
    friends: friendsService({ ...parts, ...others }),
    requests: friendRequestsService({ ...parts, ...others }),
    blocks: blocksService(parts),
  })
  for (const kind of [requestKind, acceptanceKind]) others.notifications.register(kind)
  return {}
}
