import { hash, verify } from '@node-rs/argon2'

/** The library's number for argon2id; its enum exists for compilers only. */
const ARGON2ID = 2

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. It runs off the event loop. */
const parameters = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash that no password has; verified against when there is no account, so that both cases take the same time. */
const NOBODYS_HASH = await hash('no account has this password', parameters)

export const hashPassword = (password: string): Promise<string> => hash(password, parameters)

/**
 * Whether a password is the right one.
 * @param passwordHash undefined when there is no such account: takes as long, and is always false
 */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? NOBODYS_HASH, password)
  return matches && passwordHash !== undefined
}
