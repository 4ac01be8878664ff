import { createHash } from 'node:crypto'
import type { Random } from '../../../random.ts'
import { slowHash } from './passwords.ts'

const HOW_MANY = 10
const LENGTH = 12
/** 32 characters without the similar 'l', 'o', '0' and '1'. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

function newCode(random: Random): string {
  const bytes = Buffer.from(random.token(), 'base64url').subarray(0, LENGTH)
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')
}

/** Single-use codes that replace the authenticator app: 60 bits, in groups of four for copying by hand. */
export const newRecoveryCodes = (random: Random): string[] =>
  Array.from({ length: HOW_MANY }, () => (newCode(random).match(/.{4}/g) ?? []).join('-'))

/** A typed code without separators. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toLowerCase()

export const isRecoveryCode = (code: string): boolean => code.length === LENGTH

/** The hash that was stored before: 60 bits are too few for a fast one. */
const fastHash = (userId: string, code: string): Buffer =>
  createHash('sha256').update(`${userId} ${code}`).digest()

const SALT_BYTES = 16

export const newRecoverySalt = (random: Random): Buffer =>
  Buffer.from(random.token(), 'base64url').subarray(0, SALT_BYTES)

/** The salt of codes that were stored without one. */
const derivedSalt = (userId: string) =>
  createHash('sha256').update(`recovery codes of ${userId}`).digest().subarray(0, SALT_BYTES)

/** The stored hash of a code. OWASP ASVS 5.0, 6.5.2. */
export const recoveryHash = (typed: string, salt: Buffer): Promise<Buffer> => slowHash(plainCode(typed), salt)

/**
 * The hashes that may be stored for a code.
 * @param salt undefined if the person's codes were stored without one, or as fast hashes
 */
export const recoveryHashes = async (
  userId: string,
  typed: string,
  salt: Buffer | undefined,
): Promise<Buffer[]> => [
  await recoveryHash(typed, salt ?? derivedSalt(userId)),
  ...(salt ? [] : [fastHash(userId, plainCode(typed))]),
]
