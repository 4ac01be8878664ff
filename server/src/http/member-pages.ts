import { type CurrentUser, currentUser } from '@pepwell/contract/accounts/accounts'
import {
  isSecurityPromptSnoozed,
  securityPromptSnooze,
} from '@pepwell/contract/accounts/security-prompt-snooze'
import { timeZoneCookie } from '@pepwell/contract/reminders/time-zone-cookie'
import type { DeviceState } from '@pepwell/contract/rendering'
import { isTimeZone } from '@pepwell/domain/time/time-zone'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { askAs } from './ask-as.ts'
import { renderedPage } from './rendered-page.ts'
import type { WebPages } from './web-page.ts'

type Home = Pick<CurrentUser, 'id' | 'timeZone'>

/** What the app stored in cookies for this user. Another user of the same browser may live in the stored zone. */
function stateOf({ headers, server }: FastifyRequest, user: Home, now: number): DeviceState {
  const { [timeZoneCookie]: zone, [securityPromptSnooze]: later } = server.parseCookie(headers.cookie ?? '')
  const isPhone = headers['user-agent']?.includes('Mobi')
  const isAway = zone !== undefined && zone !== user.timeZone && isTimeZone(zone)
  return {
    ...(isAway && { away: zone }),
    ...(isPhone && { isPhone }),
    ...(isSecurityPromptSnoozed(later, user.id, now) && { securityPromptSnoozed: true }),
  }
}

/** Server-rendered pages for signed-in members. */
export function memberPages(app: FastifyInstance, pages: WebPages, clock: Clock) {
  /** Undefined if the page is the same as for everyone. */
  return async function pageFor(
    path: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string | undefined> {
    if (app.sessionCookie.read(request) === undefined) return undefined
    const person = await askAs(app, request, currentUser.path)
    // Passes on a renewed or ended session, like any call.
    const cookies = person.headers['set-cookie']
    if (cookies) reply.header('set-cookie', cookies)
    if (person.statusCode !== 200) return undefined
    const user = person.json()
    const address = path + new URL(request.url, 'http://localhost').search
    const critical = await pages.criticalQueries(address, user, clock.now())
    if (!critical) return undefined
    const known = [[[currentUser.path], user]] as const
    return renderedPage(app, pages, request, {
      address,
      critical,
      known,
      state: stateOf(request, user, clock.now()),
    })
  }
}
