import { createHmac, timingSafeEqual } from 'node:crypto'
import { type MailSwitch, mailSwitches } from '@pepwell/domain/reminders/notifications'
import type { Db } from '../../database/connect.ts'
import type { UnsubscribeLink } from '../../ports/mail-page.ts'
import type { Random } from '../../random.ts'
import { serverSecret } from '../secrets/secrets.service.ts'

/** The path of unsubscribe links: a GET shows a page, a POST from a mail program unsubscribes. */
export const UNSUBSCRIBE_PATH = '/unsubscribe'

interface Deps {
  db: Db
  random: Random
  publicUrl: string
}

/** A person and a kind of mail. */
interface Ended {
  userId: string
  mails: MailSwitch
}

const isSwitch = (name: string): name is MailSwitch => Object.hasOwn(mailSwitches, name)

/** Signed links that unsubscribe from one kind of mail. They never expire, and nothing is stored. */
export function unsubscribeLinks({ db, random, publicUrl }: Deps) {
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

    /** @returns undefined for an invalid token */
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
