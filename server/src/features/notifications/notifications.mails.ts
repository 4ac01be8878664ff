import { productName } from '@pepwell/domain/product'
import type { Mail } from '../../ports/mail.ts'
import { escapeHtml, mailButton, mailPage } from '../../ports/mail-page.ts'

/** What a mail says, and to whom. */
export interface NotificationMail {
  to: string
  firstName: string | null
  title: string
  body: string
  /** to the reminders */
  link: string
}

/** The mail that reminds, or that tests whether mails arrive. */
export function notificationMail({ to, firstName, title, body, link }: NotificationMail): Mail {
  const hello = firstName ? `Hello ${firstName},` : 'Hello,'
  const why = `You get this mail because mails are switched on in your ${productName} profile.`
  return {
    to,
    subject: title,
    text: [hello, `${body}.`, `Your plan: ${link}`, why, productName].join('\n\n'),
    html: mailPage([
      `<p>${escapeHtml(hello)}</p>`,
      `<p style="font-size:18px;font-weight:600">${escapeHtml(body)}.</p>`,
      mailButton('Open your plan', link),
      `<p style="font-size:14px;color:#55635f">${why}</p>`,
    ]),
  }
}
