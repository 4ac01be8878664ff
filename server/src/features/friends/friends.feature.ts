import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import type { AccountDeletionHooks } from '../accounts/account-data/account-deletion-hooks.service.ts'
import type { Suspensions } from '../accounts/security/suspensions.service.ts'
import type { Notifications } from '../notifications/notifications.service.ts'
import type { RateLimits } from '../rate-limits/rate-limits.service.ts'
import { abuseReportsAdminRoutes } from './abuse-reports.admin-routes.ts'
import { abuseReportsRoutes } from './abuse-reports.routes.ts'
import { abuseReportsService } from './abuse-reports.service.ts'
import { blocksService } from './blocks.service.ts'
import { acceptanceKind, requestKind, warningKind } from './friend-kinds.ts'
import { friendRequestsService } from './friend-requests.service.ts'
import { friendsRoutes } from './friends.routes.ts'
import { friendsService } from './friends.service.ts'
import { ReportedKinds } from './reported-kinds.ts'

interface Others {
  rateLimits: RateLimits
  notifications: Notifications
  suspensions: Suspensions
  deletionHooks: AccountDeletionHooks
}

/** Friends, blocks and reports. */
export function addFriends(
  app: FastifyInstance,
  deps: FeatureDeps,
  others: Others,
): Feature & { reportedKinds: ReportedKinds } {
  const friends = friendsService({ ...deps, ...others })
  others.deletionHooks.onLeaving(friends.announceSignOut)
  friendsRoutes(app, {
    friends,
    requests: friendRequestsService({ ...deps, ...others }),
    blocks: blocksService({ ...deps, ...others }),
  })
  const reportedKinds = new ReportedKinds()
  const reports = abuseReportsService({ ...deps, ...others, kinds: reportedKinds })
  abuseReportsRoutes(app, reports)
  abuseReportsAdminRoutes(app, reports)
  others.notifications.register(requestKind)
  others.notifications.register(acceptanceKind)
  others.notifications.register(warningKind)
  return { reportedKinds }
}
