/** The columns from which the domain calculates a reminder's times. */
export const scheduleColumns = [
  'reminder.frequency',
  'reminder.time',
  'reminder.days',
  'reminder.anchor',
  'reminder.every',
  'reminder.daysOn',
  'reminder.daysOff',
] as const
