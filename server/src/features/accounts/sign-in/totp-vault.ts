import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { SecretKey, SecretKeys } from '../../../secret-keys.ts'

const [NONCE, TAG] = [12, 16]

/** A stored authenticator key. */
export interface StoredKey {
  totpKey: Buffer
  /** id of the secret key that encrypts it; null if unencrypted */
  totpKeyId: string | null
}

const cipherKey = (key: SecretKey) => key.derive('totp')

/** Bound to the person, so that a key is useless in another row. */
const aboutOf = (userId: string, key: SecretKey) => Buffer.from(`${key.id}:${userId}`)

function sealed(key: SecretKey, userId: string, totpKey: Buffer): StoredKey {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', cipherKey(key), nonce).setAAD(aboutOf(userId, key))
  const bytes = Buffer.concat([nonce, cipher.update(totpKey), cipher.final(), cipher.getAuthTag()])
  return { totpKey: bytes, totpKeyId: key.id }
}

function opened(key: SecretKey, userId: string, bytes: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', cipherKey(key), bytes.subarray(0, NONCE), {
    authTagLength: TAG,
  })
  decipher.setAAD(aboutOf(userId, key)).setAuthTag(bytes.subarray(-TAG))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()])
}

/**
 * Encrypts authenticator keys with a key outside database and backups.
 * @param seals whether to encrypt new ones: not if the secret key may be lost with this process
 */
export function totpVault(keys: SecretKeys | undefined, seals: boolean) {
  return {
    /** the key for new rows; undefined if they stay unencrypted */
    currentId: seals ? keys?.current.id : undefined,
    knownIds: keys?.ids ?? [],

    seal: (userId: string, totpKey: Buffer): StoredKey =>
      seals && keys ? sealed(keys.current, userId, totpKey) : { totpKey, totpKeyId: null },

    /** @returns undefined if the secret key is missing or the row was changed */
    open(userId: string, { totpKey, totpKeyId }: StoredKey): Buffer | undefined {
      if (totpKeyId === null) return totpKey
      const key = keys?.find(totpKeyId)
      try {
        return key && opened(key, userId, totpKey)
      } catch {
        return undefined
      }
    },
  }
}

export type TotpVault = ReturnType<typeof totpVault>
