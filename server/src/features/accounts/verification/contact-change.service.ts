import type { ProfileUpdate } from '@pepwell/contract/accounts/profile'
import type { SecurityEventKind } from '@pepwell/domain/accounts/security-events'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../database/connect.ts'
import type { DB } from '../../../database/schema.ts'
import type { Session, SessionInUse } from '../../../http/session.ts'
import { Refusal } from '../../../refusal.ts'
import type { SecurityEvents } from '../../security-events/security-events.service.ts'
import { updateUser, userById } from '../accounts.queries.ts'
import type { AccountNotices } from '../security/account-notices.service.ts'
import type { Reauthenticate } from '../security/reauthentication.service.ts'
import type { LockSession } from '../sessions/session-lock.ts'
import type { EmailChange } from './email-change.service.ts'
import type { EmailVerification } from './email-verification.service.ts'

type Form = Pick<
  z.output<typeof ProfileUpdate>,
  'email' | 'phoneNumber' | 'currentPassword' | 'code' | 'passkey'
>

/** A profile's changes of contact data. */
interface ContactChange {
  before: { email: string; isVerified: boolean }
  /** a new address */
  email: string | undefined
  /** the current address was entered, which cancels a pending one */
  takesBack: boolean
  hasNewPhone: boolean
  removesPhone: boolean
  /** whether the change needs reauthentication */
  isProtected: boolean
}

/**
 * A new account's first number isn't protected: nothing is texted before the email is verified.
 * @throws Refusal VERIFY_EMAIL_FIRST
 */
function changeOf(
  user: { email: string; emailProvedAt: Date | null; phoneNumber: string | null },
  form: Form,
): ContactChange {
  const isVerified = user.emailProvedAt !== null
  const email = form.email === user.email ? undefined : form.email
  const hasNewPhone = form.phoneNumber !== undefined && form.phoneNumber !== user.phoneNumber
  if (hasNewPhone && !isVerified && user.phoneNumber !== null) throw new Refusal('VERIFY_EMAIL_FIRST')
  return {
    before: { email: user.email, isVerified },
    email,
    takesBack: form.email === user.email,
    hasNewPhone,
    removesPhone: hasNewPhone && !form.phoneNumber,
    isProtected: email !== undefined || (hasNewPhone && isVerified),
  }
}

interface Deps {
  db: Kysely<DB>
  reauthenticate: Reauthenticate
  lockSession: LockSession
  emailVerification: EmailVerification
  emailChange: EmailChange
  notices: AccountNotices
  securityEvents: SecurityEvents
}

/** Changes of email and phone number, which need reauthentication first. */
export function contactChangeService(deps: Deps) {
  const { db, reauthenticate, lockSession, emailVerification, emailChange, notices, securityEvents } = deps

  async function askForEmail(tx: Db, userId: string, email: string): Promise<void> {
    const user = await updateUser(tx, userId, { pendingEmail: email })
    await emailVerification.ask(tx, userId, email)
    await emailChange.asked(tx, user, email)
  }

  async function recordChange(
    tx: Db,
    { user, device }: SessionInUse,
    { email, hasNewPhone, removesPhone }: ContactChange,
  ): Promise<void> {
    const record = (kind: SecurityEventKind) => securityEvents.record(tx, { userId: user.id, kind, device })
    if (email) await record('email-change-requested')
    if (hasNewPhone) await record(removesPhone ? 'phone-removed' : 'phone-changed')
  }

  /** Session and account are still as they were at reauthentication. */
  async function requireSame(tx: Db, session: Session, { email, isVerified }: ContactChange['before']) {
    await lockSession(tx, session)
    const now = await userById(tx, session.user.id)
    if (now?.email !== email || (now.emailProvedAt !== null) !== isVerified)
      throw new Refusal('CHANGED_MEANWHILE')
  }

  return {
    /**
     * Call it before the transaction: finds changes and reauthenticates.
     * @throws Refusal VERIFY_EMAIL_FIRST, TOO_MANY_REQUESTS, and as {@link Reauthenticate} does
     */
    async prepare(session: SessionInUse, form: Form, address: string): Promise<ContactChange> {
      const user = await userById(db, session.user.id)
      if (!user) throw new Refusal('NOT_SIGNED_IN')
      const change = changeOf(user, form)
      const { email, isProtected } = change
      if (isProtected) await reauthenticate(session, form, address)
      if (email) await emailChange.count(user.id, address)
      return change
    },

    /**
     * Call it in the transaction, before the profile is written.
     * @throws Refusal NOT_SIGNED_IN, CHANGED_MEANWHILE
     */
    async write(tx: Db, session: SessionInUse, change: ContactChange): Promise<void> {
      const { before, email, takesBack, hasNewPhone, isProtected } = change
      const userId = session.user.id
      if (isProtected) await requireSame(tx, session, before)
      if (takesBack) await updateUser(tx, userId, { pendingEmail: null })
      if (email) await askForEmail(tx, userId, email)
      if (hasNewPhone && before.isVerified) await notices.add(tx, userId, 'phone-changed')
      await recordChange(tx, session, change)
    },
  }
}

export type ContactChanges = ReturnType<typeof contactChangeService>
