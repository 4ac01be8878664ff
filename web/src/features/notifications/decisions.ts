import type { skipReminder, snoozeReminder } from '@pepwell/contract/reminders'
import type { Address } from '../../lib/api.ts'

/** The calls that decide about an occurrence, without their schemas: the service worker makes them too. */
export const snoozing: Address<typeof snoozeReminder> = { method: 'POST', path: '/api/reminders/:id/snooze' }
export const skipping: Address<typeof skipReminder> = { method: 'POST', path: '/api/reminders/:id/skip' }
