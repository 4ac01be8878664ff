import { randomBytes, randomInt, randomUUIDv7 } from 'node:crypto'

/** Creates unguessable values; tests pass their own. */
export interface Random {
  /** 32 random bytes as URL-safe text */
  token(): string
  /** a UUIDv7: unique and sorted by creation */
  uuid(): string
  /** digits for people to type */
  digits(count: number): string
}

export const systemRandom: Random = {
  token: () => randomBytes(32).toString('base64url'),
  uuid: () => randomUUIDv7(),
  digits: (count) => String(randomInt(10 ** count)).padStart(count, '0'),
}
