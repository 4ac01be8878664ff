import { brandName } from '@pepwell/domain/text/brand'
import { escapeHtml } from '../../escape-html.ts'
import type { Mail } from '../../ports/mail.ts'
import { mailButton, mailPage } from '../../ports/mail-page.ts'

/** The recipient of a mail. */
export interface Addressee {
  email: string
  firstName: string | null
  emailProvedAt: Date | null
}

/** An unverified address may be a stranger's, who gets no text from the person who typed it. */
export const salutationFor = ({
  firstName,
  emailProvedAt,
}: Pick<Addressee, 'firstName' | 'emailProvedAt'>) =>
  firstName && emailProvedAt ? `Hello ${firstName},` : 'Hello,'

interface PasswordMail {
  subject: string
  why: string
  otherwise: string
}

/** A mail with a link to set a new password. */
function newPasswordMail(to: Addressee, link: string, { subject, why, otherwise }: PasswordMail): Mail {
  const hello = salutationFor(to)
  const limits = 'The link works once, within one hour.'
  return {
    to: to.email,
    subject,
    text: [hello, why, link, limits, otherwise, brandName].join('\n\n'),
    html: mailPage([
      `<p>${escapeHtml(hello)}</p>`,
      `<p>${why}</p>`,
      mailButton('Choose a new password', link),
      `<p style="font-size:14px;color:#55635f">Or copy this address: ${escapeHtml(link)}</p>`,
      `<p>${limits} ${escapeHtml(otherwise)}</p>`,
    ]),
  }
}

/** The mail after "forgot password". */
export const resetMail = (to: Addressee, link: string): Mail =>
  newPasswordMail(to, link, {
    subject: `Reset your ${brandName} password`,
    why: `Someone asked to reset the password of your ${brandName} account. If that was you, choose a new password here:`,
    otherwise: "If it wasn't you, ignore this email. Your password stays the same.",
  })

/** The mail to an address after an undone change: the other person may know the password. */
export const restoredMail = (to: Addressee, link: string): Mail =>
  newPasswordMail(to, link, {
    subject: `Choose a new ${brandName} password`,
    why: `This is the email of your ${brandName} account again. The old password no longer works. Choose a new one here:`,
    otherwise: 'If the link has expired, tap ‘Forgot your password’ on the sign-in page.',
  })

/** The mail with a verification link. */
export function verificationMail(to: string, link: string, isPending: boolean): Mail {
  const hello = 'Hello,'
  const why = `Someone used this address for a ${brandName} account. If that was you, please confirm it:`
  const until = isPending
    ? 'Until then, your account keeps its current address.'
    : 'Until then, we won’t email you reminders.'
  const limits = `The link works once, within 24 hours. ${until}`
  const otherwise = "If it wasn't you, ignore this email. We won't send anything else."
  return {
    to,
    subject: `Verify your email for ${brandName}`,
    text: [hello, why, link, limits, otherwise, brandName].join('\n\n'),
    html: mailPage([
      `<p>${escapeHtml(hello)}</p>`,
      `<p>${why}</p>`,
      mailButton('Verify my email', link),
      `<p style="font-size:14px;color:#55635f">Or copy this address: ${escapeHtml(link)}</p>`,
      `<p>${limits} ${escapeHtml(otherwise)}</p>`,
    ]),
  }
}

/** The email to an address that was requested although it has an account. */
export function takenMail(to: string, publicUrl: string): Omit<Mail, 'id'> {
  const what = `Someone entered this address for a ${brandName} account. It already has one, so nothing has changed.`
  const own =
    'If that was you, sign in with this address. If you forgot your password, reset it on the sign-in page.'
  const otherwise = 'If it wasn’t you, you don’t need to do anything.'
  const link = `${publicUrl}/login`
  return {
    to,
    subject: `You already have a ${brandName} account`,
    text: ['Hello,', what, own, link, otherwise, brandName].join('\n\n'),
    html: mailPage([
      '<p>Hello,</p>',
      `<p>${what}</p>`,
      `<p>${own}</p>`,
      mailButton('Sign in', link),
      `<p>${otherwise}</p>`,
    ]),
  }
}

/** The email that notifies an address of its replacement, with an undo link. */
export function changeMail(
  to: Addressee,
  { next, isDone }: { next: string; isDone: boolean },
  link: string,
): Mail {
  const hello = salutationFor(to)
  const what = isDone
    ? `The email of your ${brandName} account is ${next} from now on.`
    : `Someone requested ${next} as the email of your ${brandName} account. It replaces this address once its owner opens the link we emailed there.`
  const otherwise = "If that was you, you don't need to do anything. If it wasn't, keep this address:"
  const limits =
    'The link works for 7 days. It signs out every device, and we email you a link to choose a new password.'
  return {
    to: to.email,
    subject: `Another email for your ${brandName} account`,
    text: [hello, what, otherwise, link, limits, brandName].join('\n\n'),
    html: mailPage([
      `<p>${escapeHtml(hello)}</p>`,
      `<p>${escapeHtml(what)}</p>`,
      `<p>${escapeHtml(otherwise)}</p>`,
      mailButton('Keep this address', link),
      `<p style="font-size:14px;color:#55635f">Or copy this address: ${escapeHtml(link)}</p>`,
      `<p>${limits}</p>`,
    ]),
  }
}

/** The mail with a temporary password from an operator. */
export function temporaryPasswordMail(to: Addressee, password: string, publicUrl: string): Omit<Mail, 'id'> {
  const hello = salutationFor(to)
  const { email } = to
  const why = `Our team has reset the password of your ${brandName} account. You were signed out everywhere.`
  const limits = 'It works for 24 hours. After you sign in, we’ll ask for a new one.'
  const link = `${publicUrl}/login`
  return {
    to: email,
    subject: `Your temporary ${brandName} password`,
    text: [hello, why, `Email: ${email}\nPassword: ${password}`, limits, link, brandName].join('\n\n'),
    html: mailPage([
      `<p>${escapeHtml(hello)}</p>`,
      `<p>${escapeHtml(why)}</p>`,
      `<p>Email: ${escapeHtml(email)}<br>Password: <code>${escapeHtml(password)}</code></p>`,
      `<p>${escapeHtml(limits)}</p>`,
      mailButton('Sign in', link),
    ]),
  }
}

/** The email with which a new admin chooses their own password. */
export function newAdminMail(email: string, link: string): Omit<Mail, 'id'> {
  const why = `We created an admin account for you at ${brandName}. You sign in as ${email}.`
  const ask = 'Choose a password that only you know:'
  const limits = 'The link works once, within 24 hours.'
  return {
    to: email,
    subject: `Your ${brandName} admin account`,
    text: ['Hello,', why, ask, link, limits, brandName].join('\n\n'),
    html: mailPage([
      '<p>Hello,</p>',
      `<p>${escapeHtml(why)} ${ask}</p>`,
      mailButton('Choose a password', link),
      `<p style="font-size:14px;color:#55635f">Or copy this address: ${escapeHtml(link)}</p>`,
      `<p>${limits}</p>`,
    ]),
  }
}

/** The mail after an operator removed two-step sign-in and passkeys. */
export function keysRemovedMail(to: Addressee, publicUrl: string): Omit<Mail, 'id'> {
  const hello = salutationFor(to)
  const what = `Our team has removed two-step sign-in and the passkeys from your ${brandName} account. From now on your email and your password are enough to sign in.`
  const otherwise =
    'If you asked for that, set them up again in your profile. If you didn’t, change your password right away and contact us.'
  return {
    to: to.email,
    subject: `Two-step sign-in was removed from your ${brandName} account`,
    text: [hello, what, otherwise, `${publicUrl}/profile`, brandName].join('\n\n'),
    html: mailPage([
      `<p>${escapeHtml(hello)}</p>`,
      `<p>${what}</p>`,
      `<p>${otherwise}</p>`,
      mailButton('Open my profile', `${publicUrl}/profile`),
    ]),
  }
}
