import { brandName } from '@pepwell/domain/text/brand'
import { generateURI, ScureBase32Plugin, verify } from 'otplib'
import type { Random } from '../../../random.ts'

/** RFC 6238 as every app has it: SHA-1, six digits, 30 seconds. */
const STEP_S = 30
/** RFC 4226 wants at least 16 bytes, and recommends 20. */
const KEY_BYTES = 20

const base32 = new ScureBase32Plugin()

export const newKey = (random: Random): Buffer =>
  Buffer.from(random.token(), 'base64url').subarray(0, KEY_BYTES)

/** A key as an app takes it: in text, and as what its QR code says. */
export const keyForApp = (key: Uint8Array, email: string) => {
  const secret = base32.encode(key, { padding: false })
  return { key: secret, address: generateURI({ issuer: brandName, label: email, secret }) }
}

/**
 * The step that a code is of: the one of now, or of 30 seconds before or after, because clocks of phones go wrong.
 * @param lastStep the step of the last code that was taken; of that one and those before none is any more
 */
export async function stepOfCode(
  key: Uint8Array,
  code: string,
  { now, lastStep }: { now: number; lastStep: number },
): Promise<number | undefined> {
  const epoch = Math.floor(now / 1000)
  const result = await verify({ secret: key, token: code, epoch, period: STEP_S, epochTolerance: STEP_S })
  if (!result.valid) return undefined
  const step = Math.floor(epoch / STEP_S) + result.delta
  return step > lastStep ? step : undefined
}
