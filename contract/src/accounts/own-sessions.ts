import { z } from 'zod'
import { call } from '../call.ts'
import { instant, rowIdInPath } from '../fields.ts'
import { CurrentUser, NewPassword } from './accounts.ts'
import * as calls from './own-sessions.calls.ts'
import { Reauthentication, reauthenticationErrors } from './reauthentication.ts'

/** A session of the signed-in person. */
export const OwnSession = z.object({
  id: z.number(),
  /** 'desktop', 'mobile' or 'tablet', if the browser says */
  deviceType: z.string().nullable(),
  /** 'Firefox 140 on macOS' */
  browserInfo: z.string().nullable(),
  loginTime: instant,
  lastActivityAt: instant,
  /** whether it is the current session */
  isThis: z.boolean(),
})
export type OwnSession = z.output<typeof OwnSession>

const Message = z.object({ message: z.string() })

export const ownSessions = call(calls.ownSessions, {
  summary: 'List your sessions, this one first, then by last use; up to 50',
  reply: z.array(OwnSession),
})

export const endOwnSession = call(calls.endOwnSession, {
  summary: 'End one of your sessions and its live connections',
  params: z.object({ id: rowIdInPath }),
  reply: Message,
  errors: ['SESSION_NOT_FOUND'],
})

export const endOtherSessions = call(calls.endOtherSessions, {
  summary: 'End all your other sessions',
  reply: z.object({ ended: z.int() }),
})

/** The change-password form, with reauthentication. */
export const ChangePassword = NewPassword.safeExtend(Reauthentication.shape)

export const changePassword = call(calls.changePassword, {
  summary: 'Change your password; removes other sessions, passkeys, a pending email and phone verification',
  body: ChangePassword,
  reply: Message.extend({ user: CurrentUser }),
  errors: [...reauthenticationErrors, 'PASSWORD_GUESSABLE'],
})
