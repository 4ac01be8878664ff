import { createTransport } from 'nodemailer'
import type { Clock } from '../clock.ts'
import { asMessage, type MailPort } from './mail.ts'
import { messageIdOf } from './message-id.ts'
import { putIntoOutbox } from './outbox-file.ts'

/** The embedded default: every mail becomes a file in the outbox folder. */
export function outboxMail(folder: string, from: string, clock: Clock): MailPort {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from })
  return {
    async send({ id, ...mail }) {
      const { message } = await transport.sendMail({
        ...asMessage(mail),
        messageId: messageIdOf(id, from),
      })
      const file = { folder, name: id, extension: '.eml', now: clock.now() }
      await putIntoOutbox(file, message as Buffer)
    },
    close: () => transport.close(),
  }
}
