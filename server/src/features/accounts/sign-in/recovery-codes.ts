import { createHash } from 'node:crypto'
import type { Random } from '../../../random.ts'

const HOW_MANY = 10
const LENGTH = 12
/** 32 of them, without 'l', 'o', '0' and '1', which look alike. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

function newCode(random: Random): string {
  const bytes = Buffer.from(random.token(), 'base64url').subarray(0, LENGTH)
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')
}

/** Codes that stand in for the authenticator app, each once: 60 bits, in groups of four to be copied by hand. */
export const newRecoveryCodes = (random: Random): string[] =>
  Array.from({ length: HOW_MANY }, () => (newCode(random).match(/.{4}/g) ?? []).join('-'))

/** A code as it was typed, without what is there for the eye. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toLowerCase()

export const isRecoveryCode = (code: string): boolean => code.length === LENGTH

/** What is stored of a code. */
export const recoveryHash = (userId: string, code: string): Buffer =>
  createHash('sha256')
    .update(`${userId} ${plainCode(code)}`)
    .digest()
