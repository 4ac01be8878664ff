import { hash, hashRaw, verify } from '@node-rs/argon2'
import { preparedPassword } from '@pepwell/domain/accounts/passwords'

/** The library's number for argon2id; its enum exists only at compile time. */
const ARGON2ID = 2

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. It runs off the event loop. */
const parameters = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash without a password; verified if there is no account, so that both cases take the same time. */
const NOBODYS_HASH = await hash('no account has this password', parameters)

/** The hash of a password, normalized so that composed and decomposed letters are equal. */
export const hashPassword = (password: string): Promise<string> =>
  hash(preparedPassword(password), parameters)

/** As slow as a password hash, but deterministic for the same secret and salt, so it can be looked up. */
export const slowHash = (secret: string, salt: Buffer): Promise<Buffer> =>
  hashRaw(secret, { ...parameters, salt })

/**
 * How a password matches: normalized, or only as typed, because older hashes used raw text. Both count as one guess.
 * The time depends only on the input, never on the account: normalized text is verified once, other text always
 * twice.
 * @param passwordHash undefined without an account: takes as long, and never matches
 */
export async function matchPassword(
  passwordHash: string | undefined,
  typed: string,
): Promise<'prepared' | 'raw' | undefined> {
  const prepared = preparedPassword(typed)
  const known = passwordHash ?? NOBODYS_HASH
  const matches = await verify(known, prepared)
  const rawMatches = prepared !== typed && (await verify(known, typed))
  if (passwordHash === undefined) return undefined
  if (matches) return 'prepared'
  return rawMatches ? 'raw' : undefined
}

/** Whether a password is right. */
export const passwordMatches = async (passwordHash: string | undefined, typed: string): Promise<boolean> =>
  (await matchPassword(passwordHash, typed)) !== undefined
