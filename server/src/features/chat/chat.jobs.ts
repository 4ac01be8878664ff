import type { Tasks } from '../../jobs/jobs.ts'
import type { ChatCleaning } from './chat-cleaning.service.ts'
import type { Telling } from './telling.service.ts'

/** What the feature does in the background: each minute, and each night. */
export const chatTasks = ({ telling, cleaning }: { telling: Telling; cleaning: ChatCleaning }): Tasks => ({
  'tell-of-messages': { schedule: '* * * * *', work: () => telling.tellAll() },
  'remove-empty-chat-rooms': { schedule: '50 3 * * *', work: () => cleaning.removeEmptyRooms() },
  'remove-settled-pictures': { schedule: '55 3 * * *', work: () => cleaning.removeResolvedPictures() },
})
