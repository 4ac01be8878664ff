import { brandName } from '@pepwell/domain/text/brand'
import type { NewNotification, NotificationKind } from '../notifications/notifications.service.ts'

/** This much of the assistant's month is used. */
export const budgetAlarmKind: NotificationKind<object, object> = {
  name: 'assistant-budget',
  opens: brandName,
  currentStates: async (_db, abouts) => abouts,
}

/**
 * Operators' notification.
 * @param percent of the month's tokens used
 */
export const budgetAlarm = (percent: number, now: Date): NewNotification<object> => ({
  kind: budgetAlarmKind.name,
  key: `assistant-budget:${now.toISOString().slice(0, 7)}:${percent}`,
  title: `The assistant has used ${percent} % of this month`,
  body: 'Check usage in the back office. At 100%, it pauses until next month',
  path: '/admin',
  about: {},
})
