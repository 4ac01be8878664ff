import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { SecretKey, SecretKeys } from '../../../secret-keys.ts'

const [NONCE, TAG] = [12, 16]

/** How the key of an authenticator app is stored. */
export interface StoredKey {
  totpKey: Buffer
  /** names the secret key that it is encrypted with; null: it is stored as it is */
  totpKeyId: string | null
}

const cipherKey = (key: SecretKey) => key.derive('totp')

/** Bound to the person, so that one row's key is of no use in another. */
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
 * Encrypts the keys of authenticator apps with a key that is in neither database nor backups.
 * @param seals whether new ones are encrypted: not where the secret key may be gone with this process
 */
export function totpVault(keys: SecretKeys | undefined, seals: boolean) {
  return {
    /** the key that rows are to be encrypted with; undefined where they stay as they are */
    currentId: seals ? keys?.current.id : undefined,
    knownIds: keys?.ids ?? [],

    seal: (userId: string, totpKey: Buffer): StoredKey =>
      seals && keys ? sealed(keys.current, userId, totpKey) : { totpKey, totpKeyId: null },

    /** @returns undefined when the secret key isn't here, or the row was changed */
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
