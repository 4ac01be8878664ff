import { createTransport } from 'nodemailer'
import { asMessage, type MailPort } from './mail.ts'
import { messageIdOf } from './message-id.ts'
import { Undeliverable } from './undeliverable.ts'

/** How long a silent mail server may keep a mail waiting. */
const PATIENCE_MS = 20_000

/**
 * Whether the server refused this recipient or this mail for good. What it says of the sender, its account or its address,
 * the operator may mend.
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
 * Hands mail to an SMTP server.
 * @param url smtp:// or smtps://, with user and password where the server asks for them
 */
export function smtpMail(url: string, from: string): MailPort {
  const transport = createTransport(
    {
      url,
      pool: true,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
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
