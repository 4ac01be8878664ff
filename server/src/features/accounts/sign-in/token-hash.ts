import { createHash } from 'node:crypto'

/** What is stored of a token that only its owner has: enough to know it again, and of no use to whoever reads it. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
