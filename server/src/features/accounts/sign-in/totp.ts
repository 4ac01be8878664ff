import { brandName } from '@pepwell/domain/text/brand'
import { generateURI, ScureBase32Plugin, verify } from 'otplib'
import type { Random } from '../../../random.ts'

/** RFC 6238 with common parameters: SHA-1, six digits, 30 seconds. */
const STEP_S = 30
/** RFC 4226 requires at least 16 bytes and recommends 20. */
const KEY_BYTES = 20

const base32 = new ScureBase32Plugin()

export const newKey = (random: Random): Buffer =>
  Buffer.from(random.token(), 'base64url').subarray(0, KEY_BYTES)

/** A key as text and as a QR code. */
export const keyForApp = (key: Uint8Array, email: string) => {
  const secret = base32.encode(key, { padding: false })
  return { key: secret, address: generateURI({ issuer: brandName, label: email, secret }) }
}

/**
 * The current step, if this is its code. A code lives for the 30 seconds that its app shows it (OWASP ASVS 5.0, 6.5.5).
 * @param lastStep the last used step; it and earlier ones are invalid
 */
export async function stepOfCode(
  key: Uint8Array,
  code: string,
  { now, lastStep }: { now: number; lastStep: number },
): Promise<number | undefined> {
  const epoch = Math.floor(now / 1000)
  const { valid } = await verify({ secret: key, token: code, epoch, period: STEP_S, epochTolerance: 0 })
  if (!valid) return undefined
  const step = Math.floor(epoch / STEP_S)
  return step > lastStep ? step : undefined
}
