import { createHmac } from 'node:crypto'
import { type Member, PASSWORD, succeeded } from './factories/people.ts'
import type { Answer, TestApp } from './test-app.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, as apps read the keys they are shown. */
function bytesOf(base32: string): Buffer {
  const bits = Array.from(base32, (letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** What an app shows for a key at some time: RFC 6238 with RFC 4226's truncation, written apart from what the server uses. */
export function appShows(key: string, now: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)))
  const digest = createHmac('sha1', bytesOf(key)).update(counter).digest()
  const at = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Switches two-step sign-in on for somebody, as the profile does. */
export async function takeTwoSteps(app: TestApp, { cookie }: Member) {
  const post = async (path: string, body: object) =>
    succeeded(await app.request('POST', `/api/auth/two-step/${path}`, { cookie, body })).body
  const { key } = await post('begin', { currentPassword: PASSWORD })
  const { recoveryCodes } = await post('switch-on', { code: appShows(key, app.clock.now()) })
  // The code that was shown is used.
  app.clock.advance(30_000)
  return { key: key as string, recoveryCodes: recoveryCodes as string[] }
}

/** The cookie with which a browser goes on after its answer. */
export function ticketOf(answer: Answer): string {
  const ticket = answer.cookies.find(({ name }) => name === 'pepwell_sign_in')
  return `pepwell_sign_in=${ticket?.value}`
}
