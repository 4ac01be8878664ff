import type { Clock } from '../clock.ts'
import { putIntoOutbox } from './outbox-file.ts'
import type { SmsPort } from './sms.ts'

/** The embedded default: every text message becomes a file in the outbox folder. */
export function outboxSms(folder: string, clock: Clock): SmsPort {
  return {
    async send({ to, text, id }) {
      const now = clock.now()
      const content = { to, text, sentAt: new Date(now).toISOString() }
      const file = { folder, name: id, extension: '.sms.json', now }
      await putIntoOutbox(file, `${JSON.stringify(content, null, 2)}\n`)
    },
  }
}
