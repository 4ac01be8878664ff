import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import { sessionCookie } from '../../http/session.ts'
import type { Notifications } from '../notifications/notifications.service.ts'
import type { RateLimits } from '../rate-limits/rate-limits.service.ts'
import type { SecurityEvents } from '../security-events/security-events.service.ts'
import { accountDataRoutes } from './account-data/account-data.routes.ts'
import { accountDataService, allPhotos, type OwnPhotos } from './account-data/account-data.service.ts'
import {
  type AccountDeletionHooks,
  accountDeletionHooksService,
} from './account-data/account-deletion-hooks.service.ts'
import { operatorsRoutes } from './accounts.admin-routes.ts'
import { accountsTasks } from './accounts.jobs.ts'
import { accountsRoutes } from './accounts.routes.ts'
import { type Accounts, accountsService } from './accounts.service.ts'
import { firstAdmin } from './operators/first-admin.ts'
import { operatorsService } from './operators/operators.service.ts'
import type { WatchPlan } from './profile/profile-health.service.ts'
import type { TakeFirstWeight } from './profile/profile-weight.service.ts'
import { accountNoticesService } from './security/account-notices.service.ts'
import { reauthenticationService } from './security/reauthentication.service.ts'
import { accessRevocation } from './security/revoke-access.service.ts'
import { type Suspensions, suspensionsService } from './security/suspensions.service.ts'
import { ownSessionsRoutes } from './sessions/own-sessions.routes.ts'
import { ownSessionsService } from './sessions/own-sessions.service.ts'
import { sessionLock } from './sessions/session-lock.ts'
import { sessionsService } from './sessions/sessions.service.ts'
import { signOutOf } from './sessions/sign-out.ts'
import { knownBrowsers } from './sign-in/known-browsers.ts'
import { passkeySignatures } from './sign-in/passkey-signatures.ts'
import { passkeysRoutes } from './sign-in/passkeys.routes.ts'
import { passkeysService } from './sign-in/passkeys.service.ts'
import { passwordResetService } from './sign-in/password-reset.service.ts'
import { secondStepService } from './sign-in/second-step.service.ts'
import { signInService } from './sign-in/sign-in.service.ts'
import { signInTicket } from './sign-in/sign-in-ticket.ts'
import { totpSealingService } from './sign-in/totp-sealing.service.ts'
import { totpVault } from './sign-in/totp-vault.ts'
import { twoStepRoutes } from './sign-in/two-step.routes.ts'
import { twoStepService } from './sign-in/two-step.service.ts'
import { twoStepCodes } from './sign-in/two-step-codes.ts'
import { webauthn } from './sign-in/webauthn.ts'
import { contactChangeService } from './verification/contact-change.service.ts'
import { emailChangeService } from './verification/email-change.service.ts'
import { emailVerificationRoutes } from './verification/email-verification.routes.ts'
import { emailVerificationService } from './verification/email-verification.service.ts'
import { phoneVerificationRoutes } from './verification/phone-verification.routes.ts'
import { phoneVerificationService } from './verification/phone-verification.service.ts'
import { takenEmailsService } from './verification/taken-emails.service.ts'

interface Others {
  rateLimits: RateLimits
  notifications: Notifications
  securityEvents: SecurityEvents
  /** kinds of pictures that people have */
  pictures: readonly OwnPhotos[]
  takeFirstWeight: TakeFirstWeight
  watchPlan: WatchPlan
}

/** Accounts: profile, sign-in, security, and account data. */
export function addAccounts(
  app: FastifyInstance,
  featureDeps: FeatureDeps,
  { rateLimits, notifications, securityEvents, pictures, takeFirstWeight, watchPlan }: Others,
): Feature & {
  suspensions: Suspensions
  deletionHooks: AccountDeletionHooks
  community: Accounts['community']
} {
  const deps = { ...featureDeps, securityEvents }
  const photos = allPhotos(pictures)
  const { config } = deps
  const { supportEmail, publicUrl, exposeResetToken } = config
  const sessions = sessionsService(deps)
  const deletionHooks = accountDeletionHooksService()
  const revokeAccess = accessRevocation({ ...deps, ...notifications })
  const lockSession = sessionLock(deps)
  const site = webauthn(publicUrl)
  const signatures = passkeySignatures({ ...deps, site })
  const vault = totpVault(deps.secretKeys, !config.database || config.secretKeys !== undefined)
  const codes = twoStepCodes({ ...deps, vault })
  const reauthenticate = reauthenticationService({ ...deps, rateLimits, codes, signatures })
  const notices = accountNoticesService({ ...deps, publicUrl, rateLimits })
  const takenEmails = takenEmailsService({ ...deps, publicUrl, rateLimits })
  const admin = firstAdmin({ ...deps, ...config, email: config.adminEmail, password: config.adminPassword })
  const passwordReset = passwordResetService({
    ...deps,
    publicUrl,
    exposeResetToken,
    rateLimits,
    sessions,
    revokeAccess,
    notices,
    firstAdmin: admin,
  })
  const emailChange = emailChangeService({
    ...deps,
    ...{ publicUrl, rateLimits, sessions, revokeAccess, passwordReset },
  })
  const emailVerification = emailVerificationService({
    ...deps,
    ...{ publicUrl, rateLimits, emailChange, takenEmails, sessions, lockSession },
  })
  const { isStopped } = notifications
  const phoneVerification = phoneVerificationService({ ...deps, rateLimits, lockSession, isStopped })
  const contactChanges = contactChangeService({
    ...deps,
    ...{ reauthenticate, lockSession, emailVerification, emailChange, notices },
  })
  notifications.whenTextsWanted(phoneVerification.askIfNeeded)
  const accounts = accountsService({
    ...deps,
    rateLimits,
    sessions,
    lockSession,
    revokeAccess,
    emailVerification,
    contactChanges,
    takenEmails,
    notices,
    takeFirstWeight,
    watchPlan,
    switchTextsOff: notifications.switchTextsOff,
    supportEmail,
  })
  app.decorate('sessions', sessions)
  app.decorate('sessionCookie', sessionCookie(publicUrl))
  app.decorateRequest('session', undefined)
  const ownSessions = ownSessionsService({
    ...deps,
    ...{ sessions, reauthenticate, lockSession, revokeAccess, notices },
    firstAdmin: admin,
  })
  const browsers = knownBrowsers({ ...deps, publicUrl })
  const signIns = signInService({ ...deps, rateLimits, sessions, notices })
  const secondStep = secondStepService({ ...deps, rateLimits, signIns, codes })
  const twoStep = twoStepService({ ...deps, rateLimits, reauthenticate, lockSession, notices, vault })
  const passkeys = passkeysService({
    ...deps,
    ...{ rateLimits, site, signatures, signIns, reauthenticate, lockSession, notices },
  })
  const ticket = signInTicket(publicUrl)
  accountsRoutes(app, {
    accounts,
    signIns,
    secondStep,
    passkeys,
    ticket,
    passwordReset,
    sessions,
    signOut: signOutOf({ sessions, securityEvents }),
    browsers,
  })
  twoStepRoutes(app, twoStep)
  passkeysRoutes(app, passkeys)
  emailVerificationRoutes(app, { emailVerification, emailChange })
  phoneVerificationRoutes(app, phoneVerification)
  ownSessionsRoutes(app, ownSessions, browsers)
  operatorsRoutes(
    app,
    operatorsService({
      ...deps,
      ...{ publicUrl, rateLimits, sessions, revokeAccess, photos, deletionHooks },
      ...{ emailVerification, twoStep, passkeys },
    }),
  )
  accountDataRoutes(
    app,
    accountDataService({
      ...deps,
      ...{ rateLimits, sessions, reauthenticate, lockSession, photos, deletionHooks },
    }),
  )
  app.addHook('onReady', async () => {
    await totpSealingService({ ...deps, vault }).sealAll()
    const password = await admin.ensure()
    if (password) deps.announceAdmin(config.adminEmail, password)
  })
  const suspensions = suspensionsService({ ...deps, sessions })
  return {
    tasks: accountsTasks({
      sessions,
      passwordReset,
      emailVerification,
      emailChange,
      phoneVerification,
      notices,
      takenEmails,
    }),
    suspensions,
    deletionHooks,
    community: accounts.community,
  }
}
