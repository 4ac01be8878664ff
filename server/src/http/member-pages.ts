import { type CurrentUser, currentUser } from '@pepwell/contract/accounts'
import { awayHint } from '@pepwell/contract/away-hint'
import { isKeysLater, keysLaterHint } from '@pepwell/contract/keys-later-hint'
import { isTimeZone } from '@pepwell/domain/time-zone'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Noted, WebPages } from './web-page.ts'

type Home = Pick<CurrentUser, 'id' | 'timeZone'>

/** The address that a query's key stands for. */
const addressOfKey = ([path, query = {}]: readonly [string, Record<string, string>?]): string =>
  Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query)}` : path

/** What the app noted in the browser of somebody; another may live in the zone, and sign in. */
function notedOf({ headers, server }: FastifyRequest, user: Home, now: number): Noted {
  const { [awayHint]: zone, [keysLaterHint]: later } = server.parseCookie(headers.cookie ?? '')
  const isAway = zone !== undefined && zone !== user.timeZone && isTimeZone(zone)
  return { ...(isAway && { away: zone }), ...(isKeysLater(later, user.id, now) && { keysLater: true }) }
}

/**
 * The app's page for somebody who is signed in, drawn as they see it first, with what it asks for: the answers, and the
 * chunks that it needs. Each is asked for as the browser would, so that who may see what is decided in one place.
 */
export function memberPages(app: FastifyInstance, pages: WebPages, clock: Clock) {
  const ask = ({ headers, ip }: FastifyRequest, url: string) =>
    app.inject({ method: 'GET', url, headers: { cookie: headers.cookie }, remoteAddress: ip })

  /** Undefined where the page is the same as for everybody. */
  return async function pageFor(
    path: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string | undefined> {
    if (app.sessionCookie.read(request) === undefined) return undefined
    const person = await ask(request, currentUser.path)
    // That the session was prolonged, or is over, the browser hears as from any call.
    const cookies = person.headers['set-cookie']
    if (cookies) reply.header('set-cookie', cookies)
    if (person.statusCode !== 200) return undefined
    const user = person.json()
    const address = path + new URL(request.url, 'http://localhost').search
    const look = await pages.firstLook(address, user, clock.now())
    if (!look) return undefined
    const answers = await Promise.all(
      look.asks.map(async (key) => [key, await ask(request, addressOfKey(key))] as const),
    )
    const here = answers.filter(([, { statusCode }]) => statusCode === 200)
    const known = [
      [[currentUser.path], user],
      ...here.map(([key, answer]) => [key, answer.json() as unknown] as const),
    ] as const
    // What is drawn without all that the query names would be another view for a moment.
    if (!look.isWhole) return pages.compose({ chunks: look.chunks, answers: known })
    // What cannot be drawn here the app still draws by itself.
    const drawn = await pages
      .draw(address, known, notedOf(request, user, clock.now()))
      .catch((error: unknown) => {
        request.log.error(error, 'a page could not be drawn')
        return undefined
      })
    return pages.compose({ chunks: look.chunks, answers: known, drawn })
  }
}
