import type { SignUp } from '@pepwell/contract/accounts/accounts'
import { checkWeightSteps, ProfileUpdate } from '@pepwell/contract/accounts/profile'
import { textReachOf } from '@pepwell/domain/accounts/phone'
import { nameHasContactDetails, nameHasWebAddress } from '@pepwell/domain/social/contact-details'
import { isImpersonation } from '@pepwell/domain/social/impersonation'
import { toHandle, usernameMessages, usernameProblem } from '@pepwell/domain/social/usernames'
import { hasThousandsOfMembers, THOUSANDS_FROM } from '@pepwell/domain/text/brand'
import { dayOf } from '@pepwell/domain/time/calendar'
import { heightChanges } from '@pepwell/domain/weight/heights'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import { isUniqueViolation } from '../../database/unique-violation.ts'
import type { Device } from '../../http/device.ts'
import type { SessionInUse, SessionUser } from '../../http/session.ts'
import type { Random } from '../../random.ts'
import { Refusal } from '../../refusal.ts'
import type { Notifications } from '../notifications/notifications.service.ts'
import type { RateLimits } from '../rate-limits/rate-limits.service.ts'
import { moveToZone } from '../reminders/zone-move.service.ts'
import type { SecurityEvents } from '../security-events/security-events.service.ts'
import {
  countMembers,
  insertUser,
  lockNames,
  lockWeights,
  ownerOfHandle,
  replaceTemporaryHash,
  updateUser,
  userById,
} from './accounts.queries.ts'
import { newPersonId } from './new-person-id.ts'
import { changesHealth, doubtsOfGoal, type WatchPlan } from './profile/profile-health.service.ts'
import type { TakeFirstWeight } from './profile/profile-weight.service.ts'
import type { AccountNotices } from './security/account-notices.service.ts'
import type { RevokeAccess } from './security/revoke-access.service.ts'
import type { LockSession } from './sessions/session-lock.ts'
import type { Sessions } from './sessions/sessions.service.ts'
import { requireUnguessable } from './sign-in/guessable-passwords.ts'
import { hashPassword } from './sign-in/passwords.ts'
import { requireNotTemporary } from './sign-in/temporary-passwords.ts'
import type { ContactChanges } from './verification/contact-change.service.ts'
import type { EmailVerification } from './verification/email-verification.service.ts'
import type { TakenEmails } from './verification/taken-emails.service.ts'

interface Deps {
  db: Kysely<DB>
  clock: Clock
  random: Random
  rateLimits: RateLimits
  sessions: Sessions
  lockSession: LockSession
  revokeAccess: RevokeAccess
  emailVerification: EmailVerification
  contactChanges: ContactChanges
  takenEmails: TakenEmails
  notices: AccountNotices
  securityEvents: SecurityEvents
  takeFirstWeight: TakeFirstWeight
  watchPlan: WatchPlan
  switchTextsOff: Notifications['switchTextsOff']
  supportEmail: string
}

const CONTACT_IN_NAME = 'Use your own name, without a phone number or messenger.'

const WEB_ADDRESS_IN_NAME = 'Enter a name, not a web address'

/** @throws Refusal NAME_RESERVED if a member's name resembles the support team's or contact details */
function requireOwnName({
  firstName,
  lastName,
}: {
  firstName: string | null
  lastName: string | null
}): void {
  const name = `${firstName ?? ''} ${lastName ?? ''}`
  if (isImpersonation(name)) throw new Refusal('NAME_RESERVED')
  if (nameHasWebAddress(name)) throw new Refusal('NAME_RESERVED', { sentence: WEB_ADDRESS_IN_NAME })
  if (nameHasContactDetails(name)) throw new Refusal('NAME_RESERVED', { sentence: CONTACT_IN_NAME })
}

/** @throws Refusal NAME_RESERVED if a member's new full name would do so */
async function requireOwnNewName(
  tx: Db,
  user: SessionUser,
  changes: { firstName?: string; lastName?: string },
): Promise<void> {
  if (user.isAdmin || !(changes.firstName || changes.lastName)) return
  requireOwnName({ ...(await lockNames(tx, user.id)), ...changes })
}

/**
 * The stored weights if a form changes one, locked until the transaction ends.
 * @throws ZodError for a weight finer than weigh-ins, unless it is stored so
 */
async function requireWeightSteps(tx: Db, userId: string, form: z.output<typeof ProfileUpdate>) {
  if (!(form.weight || form.goalWeight)) return undefined
  const stored = await lockWeights(tx, userId)
  const { weight, goalWeight, weightTypedIn, goalWeightTypedIn } = ProfileUpdate.shape
  const steps = checkWeightSteps([stored.weight, stored.goalWeight])
  z.object({ weight, goalWeight, weightTypedIn, goalWeightTypedIn }).superRefine(steps).parse(form)
  return stored
}

/** Accounts: sign-up and profile changes. */
export function accountsService(deps: Deps) {
  const {
    db,
    clock,
    random,
    rateLimits,
    sessions,
    emailVerification,
    contactChanges,
    takenEmails,
    supportEmail,
  } = deps
  const signUps = rateLimits.limit('sign-up', {
    minutes: 60,
    perAccount: 20,
    perAddress: 200,
    perAccountFromAnywhere: 400,
  })

  const usernames = rateLimits.limit('username', { minutes: 15, perAccount: 60, perAddress: 600 })

  const nameIsFree = async (username: string, userId: string) => {
    const owner = await ownerOfHandle(db, toHandle(username))
    return owner === undefined ? !isImpersonation(username) : owner === userId
  }

  /** Turns text messages off without a usable number; undefined if the number stays. */
  async function followNumber(tx: Db, userId: string, number: string | null | undefined): Promise<void> {
    if (number !== undefined && textReachOf(number) !== 'yes') await deps.switchTextsOff(tx, userId)
  }

  return {
    /** @throws Refusal EMAIL_TAKEN, NAME_RESERVED, PASSWORD_GUESSABLE, TOO_MANY_REQUESTS */
    async signUp(form: z.output<typeof SignUp>, device: Device) {
      await signUps.take({ account: form.email, address: device.address })
      const { password, confirmPassword, ...profile } = form
      requireOwnName(profile)
      requireUnguessable(password, profile)
      await takenEmails.requireFree(form.email, device.address)
      const passwordHash = await hashPassword(password)
      const now = new Date(clock.now())
      return db.transaction().execute(async (tx) => {
        const id = newPersonId(random)
        const dates = { createdAt: now, updatedAt: now, lastLoginAt: now }
        const user = await insertUser(tx, { ...profile, ...dates, id, passwordHash, loginCount: 1 })
        if (!user) throw new Refusal('EMAIL_TAKEN')
        await emailVerification.ask(tx, user.id, user.email)
        await deps.securityEvents.record(tx, { userId: id, kind: 'sign-up', device })
        return { user, token: await sessions.open(tx, user, device) }
      })
    },

    /** @throws Refusal NO_TEMPORARY_PASSWORD, PASSWORD_GUESSABLE, PASSWORD_IS_TEMPORARY, NOT_SIGNED_IN */
    async replaceTemporaryPassword(session: SessionInUse, password: string) {
      const { device } = session
      const userId = session.user.id
      requireUnguessable(password, await userById(db, userId))
      await requireNotTemporary(db, userId, password)
      const passwordHash = await hashPassword(password)
      return sessions.changing(userId, async (tx) => {
        await deps.lockSession(tx, session)
        await deps.revokeAccess(tx, userId)
        const user = await replaceTemporaryHash(tx, userId, passwordHash, new Date(clock.now()))
        if (!user) throw new Refusal('NO_TEMPORARY_PASSWORD')
        await deps.securityEvents.record(tx, { userId, kind: 'password-changed', device })
        await deps.notices.add(tx, userId, 'password-changed')
        return { user, token: await sessions.open(tx, user, device) }
      })
    },

    async self(userId: string) {
      const user = await userById(db, userId)
      if (!user) throw new Refusal('NOT_SIGNED_IN')
      return user
    },

    /**
     * A new email is pending until its link is opened; entering the current one cancels that. A profile's first
     * weight becomes the first weigh-in. Returns new plan warnings. Without a usable number text messages turn off.
     * @throws Refusal NAME_RESERVED, BORN_IN_FUTURE, and as {@link ContactChanges} does
     */
    async updateProfile(session: SessionInUse, form: z.output<typeof ProfileUpdate>, address: string) {
      const { user } = session
      const { age, currentPassword, code, passkey, email, weightTypedIn, goalWeightTypedIn, ...changes } =
        form
      const today = dayOf(clock.now(), changes.timeZone ?? user.timeZone)
      if (changes.dateOfBirth && changes.dateOfBirth > today) throw new Refusal('BORN_IN_FUTURE')
      const contact = await contactChanges.prepare(session, form, address)
      const zone = changes.timeZone ? { timeZoneChosen: true } : {}
      return sessions.changing(user.id, async (tx) => {
        const now = clock.now()
        const plan = changesHealth(changes) ? await deps.watchPlan(tx, user) : undefined
        await contactChanges.write(tx, session, contact)
        const height = heightChanges(changes)
        const before = await requireWeightSteps(tx, user.id, form)
        await requireOwnNewName(tx, user, changes)
        const written = { ...changes, ...height, ...zone, updatedAt: new Date(now) }
        const updated = await updateUser(tx, user.id, written)
        if (changes.weight && before?.weight === null)
          await deps.takeFirstWeight(tx, updated, changes.weight, { today, now })
        await followNumber(tx, user.id, changes.phoneNumber)
        if (changes.timeZone && changes.timeZone !== user.timeZone) await moveToZone(tx, user.id, now)
        const doubts = changes.goalWeight ? doubtsOfGoal(updated) : []
        return { ...updated, warnings: [...doubts, ...((await plan?.newWarnings()) ?? [])] }
      })
    },

    /** @throws Refusal TOO_MANY_REQUESTS */
    async checkUsername(username: string, userId: string, address: string) {
      const problem = usernameProblem(username)
      if (problem) return { available: false, message: problem }
      await usernames.take({ account: userId, address })
      const available = await nameIsFree(username, userId)
      return { available, message: available ? usernameMessages.available : usernameMessages.taken }
    },

    /** @throws Refusal USERNAME_TAKEN, TOO_MANY_REQUESTS */
    async changeUsername(userId: string, username: string, address: string) {
      await usernames.take({ account: userId, address })
      if (!(await nameIsFree(username, userId))) throw new Refusal('USERNAME_TAKEN')
      try {
        return await updateUser(db, userId, {
          userHandle: toHandle(username),
          updatedAt: new Date(clock.now()),
        })
      } catch (error) {
        throw isUniqueViolation(error, 'users_handle_key') ? new Refusal('USERNAME_TAKEN') : error
      }
    },

    async community() {
      const thousandsOfUsers = hasThousandsOfMembers(await countMembers(db, THOUSANDS_FROM))
      return { thousandsOfUsers, supportEmail }
    },
  }
}

export type Accounts = ReturnType<typeof accountsService>
