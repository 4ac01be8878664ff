import { createHash } from 'node:crypto'
import type { Random } from '../../../random.ts'

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

/** The stored hash of a code. */
export const recoveryHash = (userId: string, code: string): Buffer =>
  createHash('sha256')
    .update(`${userId} ${plainCode(code)}`)
    .digest()
