import { createHmac, timingSafeEqual } from 'node:crypto'
import { type MailSwitch, mailSwitches } from '@pepwell/domain/reminders/notifications'
import type { Db } from '../../database/connect.ts'
import type { UnsubscribeLink } from '../../ports/mail-page.ts'
import type { Random } from '../../random.ts'
import { serverSecret } from '../secrets/secrets.service.ts'

/** Where such a link leads: a page for whoever opens it, and what ends the mails for a mail program that posts there. */
export const UNSUBSCRIBE_PATH = '/unsubscribe'

interface Parts {
  db: Db
  random: Random
  publicUrl: string
}

/** Whose mails, and which of them. */
interface Ended {
  userId: string
  mails: MailSwitch
}

const isSwitch = (name: string): name is MailSwitch => Object.hasOwn(mailSwitches, name)

/** Links that end mails of one kind. They are signed, and good for as long as somebody may still have the mail; nothing is stored of them. */
export function unsubscribeLinks({ db, random, publicUrl }: Parts) {
  const secret = serverSecret(db, 'unsubscribe-links', () => ({ key: random.token() }))

  const signatureOf = async ({ userId, mails }: Ended) =>
    createHmac('sha256', (await secret()).key)
      .update(`${mails} ${userId}`)
      .digest()

  return {
    async of(ended: Ended): Promise<UnsubscribeLink> {
      const signature = (await signatureOf(ended)).toString('base64url')
      const token = `${ended.mails}.${ended.userId}.${signature}`
      return { about: mailSwitches[ended.mails], link: `${publicUrl}${UNSUBSCRIBE_PATH}?token=${token}` }
    },

    /** @returns undefined for a token that was not made here */
    async read(token: string): Promise<Ended | undefined> {
      const [mails = '', userId = '', signature = ''] = token.split('.')
      if (!isSwitch(mails)) return undefined
      const given = Buffer.from(signature, 'base64url')
      const own = await signatureOf({ userId, mails })
      return given.length === own.length && timingSafeEqual(given, own) ? { userId, mails } : undefined
    },
  }
}

export type UnsubscribeLinks = ReturnType<typeof unsubscribeLinks>
