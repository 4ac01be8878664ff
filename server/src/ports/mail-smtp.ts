import { createTransport } from 'nodemailer'
import type { MailPort } from './mail.ts'

/** How long a silent mail server may keep a mail waiting. */
const PATIENCE_MS = 20_000

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
    send: async (mail) => void (await transport.sendMail(mail)),
    close: () => transport.close(),
  }
}
