import { brandName } from '@pepwell/domain/text/brand'
import { escapeHtml } from '../escape-html.ts'

/** A button in a mail. */
export const mailButton = (label: string, link: string): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 24px;border-radius:10px;background:#0f5f54;color:#ffffff;text-decoration:none;font-weight:600">${label}</a></p>`

/** A link that unsubscribes from a kind of mail. */
export interface UnsubscribeLink {
  /** what the mails are about: 'your orders' */
  about: string
  link: string
}

/** The unsubscribe line of a mail; email apps also show their own button. */
export const unsubscribeLine = ({ about, link }: UnsubscribeLink) => ({
  text: `No more emails about ${about}: ${link}`,
  html: `<p style="font-size:14px;color:#55635f"><a href="${escapeHtml(link)}" style="color:#55635f">No more emails about ${about}</a></p>`,
})

/**
 * The HTML page of every mail.
 * @param paragraphs as HTML, with text already escaped
 */
export const mailPage = (paragraphs: readonly string[]): string => `<!doctype html>
<html lang="en">
<body style="margin:0;padding:24px;background:#f5f4ef;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#1d2a27">
  <div style="max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border-radius:16px">
    <p style="margin:0 0 16px;font-weight:700;font-size:18px">${brandName}</p>
    ${paragraphs.join('\n    ')}
  </div>
</body>
</html>
`
