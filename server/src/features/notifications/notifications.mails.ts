import { productName } from '@pepwell/domain/product'
import type { Mail } from '../../ports/mail.ts'

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

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
    html: `<!doctype html>
<html lang="en">
<body style="margin:0;padding:24px;background:#f5f4ef;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#1d2a27">
  <div style="max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border-radius:16px">
    <p style="margin:0 0 16px;font-weight:700;font-size:18px">${productName}</p>
    <p>${escapeHtml(hello)}</p>
    <p style="font-size:18px;font-weight:600">${escapeHtml(body)}.</p>
    <p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 24px;border-radius:10px;background:#0f5f54;color:#ffffff;text-decoration:none;font-weight:600">Open your plan</a></p>
    <p style="font-size:14px;color:#55635f">${why}</p>
  </div>
</body>
</html>
`,
  }
}
