import type { Tasks } from '../../jobs/jobs.ts'
import type { ChatCleaning } from './chat-cleaning.service.ts'
import type { MessageAlerts } from './message-alerts.service.ts'

/** Background work, each minute and each night. */
export const chatTasks = ({
  telling,
  cleaning,
}: {
  telling: MessageAlerts
  cleaning: ChatCleaning
}): Tasks => ({
  'tell-of-messages': { schedule: '* * * * *', work: () => telling.sendAll() },
  'remove-empty-chat-rooms': { schedule: '50 3 * * *', work: () => cleaning.removeEmptyRooms() },
  'remove-settled-pictures': { schedule: '55 3 * * *', work: () => cleaning.removeResolvedPictures() },
})
