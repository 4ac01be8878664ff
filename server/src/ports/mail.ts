/** One mail, in both forms that readers show. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** what the HTML shows as cid:ID */
  pictures?: readonly { id: string; png: Buffer }[]
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

/** A mail as it is handed to nodemailer: its pictures go along within it. */
export const withPictures = ({ pictures = [], ...mail }: Omit<Mail, 'id'>) => ({
  ...mail,
  attachments: pictures.map(({ id, png }) => ({
    cid: id,
    filename: `${id}.png`,
    content: png,
    contentType: 'image/png',
    contentDisposition: 'inline' as const,
  })),
})
