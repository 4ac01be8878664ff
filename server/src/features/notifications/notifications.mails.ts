import { brandName } from '@pepwell/domain/text/brand'
import { escapeHtml } from '../../escape-html.ts'
import type { Mail } from '../../ports/mail.ts'
import { mailButton, mailPage, type UnsubscribeLink, unsubscribeLine } from '../../ports/mail-page.ts'
import { wholeSentence } from './whole-sentence.ts'

/** The content and recipient of a mail. */
export interface NotificationMail {
  to: string
  firstName: string | null
  title: string
  body: string
  link: string
  /** what the link opens: 'your plan' */
  opens: string
  /** undefined for account mails, which can't be turned off */
  unsubscribe: UnsubscribeLink | undefined
}

/** A notification as a mail. */
export function notificationMail(notification: NotificationMail): Mail {
  const { to, firstName, title, body, link, opens, unsubscribe } = notification
  const hello = firstName ? `Hello ${firstName},` : 'Hello,'
  const why = `You get this email because emails are turned on in your ${brandName} profile.`
  return {
    to,
    subject: title,
    text: [
      hello,
      wholeSentence(body),
      `${opens.charAt(0).toUpperCase()}${opens.slice(1)}: ${link}`,
      why,
      ...(unsubscribe ? [unsubscribeLine(unsubscribe).text] : []),
      brandName,
    ].join('\n\n'),
    html: mailPage([
      `<p>${escapeHtml(hello)}</p>`,
      `<p style="font-size:18px;font-weight:600">${escapeHtml(wholeSentence(body))}</p>`,
      mailButton(`Open ${opens}`, link),
      `<p style="font-size:14px;color:#55635f">${why}</p>`,
      ...(unsubscribe ? [unsubscribeLine(unsubscribe).html] : []),
    ]),
    ...(unsubscribe && { unsubscribe: unsubscribe.link }),
  }
}
