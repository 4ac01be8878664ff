import { vi } from 'vitest'

type Argon2 = typeof import('@node-rs/argon2')

/** Production's hash takes 15 ms of CPU, and the tests make thousands. The tests of starts check production's. */
const CHEAP = { memoryCost: 64, timeCost: 1 }

vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<Argon2>()
  const hash: Argon2['hash'] = (password, options) => argon2.hash(password, { ...options, ...CHEAP })
  const hashRaw: Argon2['hashRaw'] = (secret, options) => argon2.hashRaw(secret, { ...options, ...CHEAP })
  return { ...argon2, hash, hashRaw }
})
