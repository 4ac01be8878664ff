import { productName } from '@pepwell/domain/product'
import type { Mail } from '../../ports/mail.ts'
import { escapeHtml, mailButton, mailPage } from '../../ports/mail-page.ts'

/** What a mail says, and to whom. */
export interface NotificationMail {
  to: string
  firstName: string | null
  title: string
  body: string
  link: string
  /** what the link opens: 'your plan' */
  opens: string
}

/** The mail that tells somebody something. */
export function notificationMail({ to, firstName, title, body, link, opens }: NotificationMail): Mail {
  const hello = firstName ? `Hello ${firstName},` : 'Hello,'
  const why = `You get this mail because mails are switched on in your ${productName} profile.`
  return {
    to,
    subject: title,
    text: [
      hello,
      `${body}.`,
      `${opens.charAt(0).toUpperCase()}${opens.slice(1)}: ${link}`,
      why,
      productName,
    ].join('\n\n'),
    html: mailPage([
      `<p>${escapeHtml(hello)}</p>`,
      `<p style="font-size:18px;font-weight:600">${escapeHtml(body)}.</p>`,
      mailButton(`Open ${opens}`, link),
      `<p style="font-size:14px;color:#55635f">${why}</p>`,
    ]),
  }
}
