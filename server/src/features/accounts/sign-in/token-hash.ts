import { createHash } from 'node:crypto'

/** The stored hash of a secret token, useless to anyone who reads it. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
