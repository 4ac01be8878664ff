import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import type { Notifications } from '../notifications/notifications.service.ts'
import type { RateLimits } from '../rate-limits/rate-limits.service.ts'
import { answeringService } from './answering.service.ts'
import { assistantAdminRoutes } from './assistant.admin-routes.ts'
import { assistantRoutes } from './assistant.routes.ts'
import { budgetService } from './budget.service.ts'
import { budgetAlarmKind } from './budget-alarms.ts'
import { chatsService } from './chats.service.ts'
import { libraryRoutes } from './library.routes.ts'
import { libraryService } from './library.service.ts'
import { questionRetriesService } from './question-retries.service.ts'
import { savedChatsService } from './saved-chats.service.ts'
import { singleQuestionsService } from './single-questions.service.ts'
import { type Wordings, wordingService } from './wording.service.ts'

/** The library, and answers of a language model if one is configured. */
export function addAssistant(
  app: FastifyInstance,
  deps: FeatureDeps,
  others: { catalogue: Catalogue; rateLimits: RateLimits; notifications: Notifications },
): Feature & { wordings: Wordings } {
  const library = libraryService({ ...deps, ...others })
  libraryRoutes(app, library)
  others.notifications.register(budgetAlarmKind)
  const budget = budgetService({ ...deps, ...others })
  const answering = answeringService({ ...deps, ...others, library, budget })
  assistantRoutes(app, {
    answering,
    asking: singleQuestionsService({ ...deps, answering }),
    chats: chatsService({ ...deps, answering, once: questionRetriesService(deps) }),
    savedChats: savedChatsService(deps),
  })
  assistantAdminRoutes(app, { ...deps, answering, budget })
  const tasks = {
    'delete-old-ai-use': { schedule: '40 4 * * *', work: async () => void (await budget.deleteOld()) },
  }
  return { tasks, wordings: wordingService({ ...deps, ...others, budget }) }
}
