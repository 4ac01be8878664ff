import { measuringSubjects } from '@pepwell/domain/measurements/measuring-reminders'
import { monthAndDay } from '@pepwell/domain/reminders/words'
import type { NewNotification, NotificationKind } from '../notifications/notifications.service.ts'
import {
  type AboutMeasuring,
  type MeasuringRow,
  type MeasuringState,
  measuringStates,
} from './measuring-reminders.queries.ts'

/** Measurement reminders. */
export const measuringKind: NotificationKind<AboutMeasuring, MeasuringState> = {
  name: 'measuring',
  opens: 'your measurements',
  mails: 'reminderMails',
  changes: ['measuring-reminders'],
  tagOf: ({ subject }) => `measuring-${subject}`,
  currentStates: measuringStates,
  whyNot({ isOff, isMeasured }) {
    if (isOff) return 'The reminder was turned off before'
    return isMeasured ? 'It was measured before' : undefined
  },
}

/** A measuring reminder, on a day in the person's zone. */
export function measuringNotification(
  { userId, subject, lastOn }: MeasuringRow,
  day: string,
): NewNotification<AboutMeasuring> {
  const { title, path } = measuringSubjects[subject]
  return {
    ...{ kind: measuringKind.name, title, path },
    body: lastOn === null ? 'Log your first value' : `Last logged on ${monthAndDay(lastOn)}`,
    about: { userId, subject, day },
    key: `measuring:${subject}:${day}`,
  }
}
