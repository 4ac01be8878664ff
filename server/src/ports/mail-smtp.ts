import { createTransport } from 'nodemailer'
import { asMessage, type MailPort } from './mail.ts'
import { messageIdOf } from './message-id.ts'
import { Undeliverable } from './undeliverable.ts'

/** How long a mail may wait for a silent server. */
const TIMEOUT_MS = 20_000

/**
 * Whether the server refused this recipient or mail for good. Errors about the sender or its account can be fixed by
 * the operator.
 */
function isForGood(error: unknown): boolean {
  const {
    code,
    command,
    responseCode = 0,
  } = error as {
    code?: string
    command?: string
    responseCode?: number
  }
  const isAboutThis = code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'RCPT TO')
  return isAboutThis && responseCode >= 500
}

/**
 * Sends mail to an SMTP server.
 * @param url smtp:// or smtps://, with user and password if needed
 */
export function smtpMail(url: string, from: string): MailPort {
  const transport = createTransport(
    {
      url,
      pool: true,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    },
    { from },
  )
  return {
    async send({ id, ...mail }) {
      try {
        await transport.sendMail({ ...asMessage(mail), messageId: messageIdOf(id, from) })
      } catch (error) {
        throw isForGood(error) ? new Undeliverable((error as Error).message) : error
      }
    },
    close: () => transport.close(),
  }
}
