/** What domain reckons a reminder's times from. */
export const scheduleColumns = [
  'reminder.frequency',
  'reminder.time',
  'reminder.days',
  'reminder.anchor',
  'reminder.every',
  'reminder.daysOn',
  'reminder.daysOff',
] as const
