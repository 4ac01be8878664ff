import { serverNow } from '../time/clock.ts'

const hex = (byte: number) => byte.toString(16).padStart(2, '0')

/**
 * A UUID v7 that makes a retried write idempotent. A person's ids sort by time, which keeps the database's index dense.
 */
export function newClientId(): string {
  // Over plain http, as in a home network, browsers have no randomUUID.
  const random = Array.from(crypto.getRandomValues(new Uint8Array(10)), hex).join('')
  return (serverNow().toString(16).padStart(12, '0') + random).replace(
    /^(.{8})(.{4}).(.{3}).(.{3})/,
    '$1-$2-7$3-8$4-',
  )
}
