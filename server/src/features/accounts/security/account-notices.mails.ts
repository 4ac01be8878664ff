import { brandName } from '@pepwell/domain/text/brand'
import { escapeHtml } from '../../../escape-html.ts'
import type { Mail } from '../../../ports/mail.ts'
import { mailButton, mailPage } from '../../../ports/mail-page.ts'
import { type Addressee, salutationFor } from '../accounts.mails.ts'

const account = `your ${brandName} account`

/** Subjects of the notices. */
const subjects = {
  'passkey-added': `A passkey was added to ${account}`,
  'passkey-removed': `A passkey was removed from ${account}`,
  'two-step-on': `Two-step sign-in is on for ${account}`,
  'two-step-off': `Two-step sign-in is off for ${account}`,
  'recovery-codes-renewed': `New recovery codes for ${account}`,
  'password-changed': `The password of ${account} was changed`,
  'phone-changed': `The phone number of ${account} was changed`,
  'new-device': `New sign-in to ${account}`,
}

/** A change of how an account is signed in to or reached, about which its owner is mailed. */
export type AccountChange = keyof typeof subjects

interface Changed {
  change: AccountChange
  at: Date
  timeZone: string
  /** the device, if known: 'Chrome 141 on Windows, 203.0.113.7' */
  device?: string | undefined
}

const timeOf = ({ at, timeZone }: Changed) =>
  at.toLocaleString('en-US', { timeZone, dateStyle: 'full', timeStyle: 'long' })

/** The mail about an account change: what, when, and what to do if it wasn't you. */
export function accountNoticeMail(to: Addressee, changed: Changed, publicUrl: string): Omit<Mail, 'id'> {
  const subject = subjects[changed.change]
  const device = changed.device ? ` Device: ${changed.device}.` : ''
  const what = `${subject}. Time: ${timeOf(changed)}.${device}`
  const fine = 'If this was you, you don’t need to do anything.'
  const otherwise =
    'If it wasn’t you, choose “Forgot your password?” on the sign-in page now. A new password signs out every device and removes all passkeys.'
  const link = `${publicUrl}/login`
  return {
    to: to.email,
    subject,
    text: [salutationFor(to), what, fine, otherwise, link, brandName].join('\n\n'),
    html: mailPage([
      `<p>${escapeHtml(salutationFor(to))}</p>`,
      `<p>${escapeHtml(what)}</p>`,
      `<p>${fine}</p>`,
      `<p>${otherwise}</p>`,
      mailButton('Go to sign-in', link),
    ]),
  }
}
