import { deliverableEmail } from '@pepwell/domain/accounts/email-addresses'

/** One mail as HTML and text. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** shown by the HTML as cid:ID */
  pictures?: readonly { id: string; png: Buffer }[]
  /** an unsubscribe link: a GET asks, a POST unsubscribes at once */
  unsubscribe?: string
  /** identifies the mail: sent again under the same id, it is the same mail */
  id?: string
}

/** Sends mail. */
export interface MailPort {
  /** @throws Undeliverable if the mail is refused for good; other errors if it could not be sent now */
  send(mail: Mail): Promise<void>
  /** Closes open connections. */
  close(): void
}

/** Headers for the unsubscribe button of email apps: RFC 2369, and RFC 8058 for one click. */
const unsubscribeHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** A mail for nodemailer: its domain in ASCII, its pictures attached. */
export const asMessage = ({ pictures = [], unsubscribe, ...mail }: Omit<Mail, 'id'>) => ({
  ...mail,
  to: deliverableEmail(mail.to),
  ...(unsubscribe && { headers: unsubscribeHeaders(unsubscribe) }),
  attachments: pictures.map(({ id, png }) => ({
    cid: id,
    filename: `${id}.png`,
    content: png,
    contentType: 'image/png',
    contentDisposition: 'inline' as const,
  })),
})
