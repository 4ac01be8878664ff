import { deliverableEmail } from '@pepwell/domain/accounts/email-addresses'

/** One mail, in both forms that readers show. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** what the HTML shows as cid:ID */
  pictures?: readonly { id: string; png: Buffer }[]
  /** a link that ends mails of its kind: opened, it asks; posted to, it does so at once */
  unsubscribe?: string
  /** what the mail is known by: handed over again under the same id, it is the same mail and not another one */
  id?: string
}

/** The way out for mail. */
export interface MailPort {
  /** @throws Undeliverable when the mail is refused for good; other errors when it could not be handed over now */
  send(mail: Mail): Promise<void>
  /** Ends open connections. */
  close(): void
}

/** What has mail programs show a button that ends mails of a kind: RFC 2369, and RFC 8058 for one press. */
const unsubscribeHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** A mail as it is handed to nodemailer: its domain in ASCII, its pictures within it. */
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
