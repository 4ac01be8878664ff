import { productName } from '@pepwell/domain/product'
import type { Mail } from '../../ports/mail.ts'
import { escapeHtml, mailButton, mailPage } from '../../ports/mail-page.ts'

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
    html: mailPage([
      `<p>${escapeHtml(hello)}</p>`,
      `<p>${why}</p>`,
      mailButton('Choose a new password', link),
      `<p style="font-size:14px;color:#55635f">Or copy this address: ${escapeHtml(link)}</p>`,
      `<p>${limits} ${escapeHtml(otherwise)}</p>`,
    ]),
  }
}
