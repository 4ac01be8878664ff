import { createHmac } from 'node:crypto'
import { type Member, PASSWORD, succeeded } from './factories/people.ts'
import type { Answer, TestApp } from './test-app.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, as authenticator apps read keys. */
function bytesOf(base32: string): Buffer {
  const bits = Array.from(base32, (letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/**
 * The code that an authenticator app shows (RFC 6238, RFC 4226), implemented independently of the server's.
 */
export function appShows(key: string, now: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)))
  const digest = createHmac('sha1', bytesOf(key)).update(counter).digest()
  const at = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Turns two-step sign-in on, like the profile. */
export async function takeTwoSteps(app: TestApp, { cookie }: Member) {
  const post = async (path: string, body: object) =>
    succeeded(await app.request('POST', `/api/auth/two-step/${path}`, { cookie, body })).body
  const { key } = await post('begin', { currentPassword: PASSWORD })
  const { recoveryCodes } = await post('switch-on', { code: appShows(key, app.clock.now()) })
  // The shown code is used up.
  app.clock.advance(30_000)
  return { key: key as string, recoveryCodes: recoveryCodes as string[] }
}

/** The cookie that a browser sends after this response. */
export function ticketOf(answer: Answer): string {
  const ticket = answer.cookies.find(({ name }) => name === 'pepwell_sign_in')
  return `pepwell_sign_in=${ticket?.value}`
}
