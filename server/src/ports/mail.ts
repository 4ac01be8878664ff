/** One mail, in both forms that readers show. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** The way out for mail. */
export interface MailPort {
  /** @throws when the mail could not be handed over */
  send(mail: Mail): Promise<void>
  /** Ends open connections. */
  close(): void
}
