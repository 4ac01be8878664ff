import { productName } from '@pepwell/domain/product'
import type { Mail } from '../../ports/mail.ts'

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** The mail with the link to set a new password. */
export function resetMail(to: string, firstName: string | null, link: string): Mail {
  const hello = firstName ? `Hello ${firstName},` : 'Hello,'
  const why = `Someone asked to reset the password of your ${productName} account. If that was you, choose a new password here:`
  const limits = 'The link works once, within one hour.'
  const otherwise = "If it wasn't you, ignore this mail: your password stays as it is."
  return {
    to,
    subject: `Reset your ${productName} password`,
    text: [hello, why, link, limits, otherwise, productName].join('\n\n'),
    html: `<!doctype html>
<html lang="en">
<body style="margin:0;padding:24px;background:#f5f4ef;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#1d2a27">
  <div style="max-width:480px;margin:0 auto;padding:32px;background:#ffffff;border-radius:16px">
    <p style="margin:0 0 16px;font-weight:700;font-size:18px">${productName}</p>
    <p>${escapeHtml(hello)}</p>
    <p>${why}</p>
    <p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 24px;border-radius:10px;background:#0f5f54;color:#ffffff;text-decoration:none;font-weight:600">Choose a new password</a></p>
    <p style="font-size:14px;color:#55635f">Or copy this address: ${escapeHtml(link)}</p>
    <p>${limits} ${escapeHtml(otherwise)}</p>
  </div>
</body>
</html>
`,
  }
}
