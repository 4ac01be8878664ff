import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { DB } from '../../../database/schema.ts'
import * as queries from './authenticators.queries.ts'
import type { TotpVault } from './totp-vault.ts'

const AT_ONCE = 200

interface Deps {
  db: Kysely<DB>
  logger: FastifyBaseLogger
  vault: TotpVault
}

/** Encrypts, at startup, keys stored before there was a secret key, or under a replaced one. */
export function totpSealingService({ db, logger, vault }: Deps) {
  const { currentId } = vault

  /** @returns whether there may be more */
  const sealSome = (keyId: string, after: string) =>
    db.transaction().execute(async (tx) => {
      const rows = await queries.lockKeysNotSealedBy(tx, {
        keyId,
        knownIds: vault.knownIds,
        after,
        limit: AT_ONCE,
      })
      const opened = rows.flatMap(({ userId, ...stored }) => {
        const totpKey = vault.open(userId, stored)
        return totpKey ? [{ userId, ...vault.seal(userId, totpKey) }] : []
      })
      await queries.replaceKeys(tx, keyId, opened)
      return rows.at(-1)?.userId
    })

  return {
    async sealAll(): Promise<void> {
      if (currentId === undefined) {
        if (await queries.isAnyUnsealed(db))
          logger.warn('keys of authenticator apps are stored unencrypted: set SECRET_KEY')
      } else {
        for (let after: string | undefined = ''; after !== undefined; )
          after = await sealSome(currentId, after)
      }
      const lost = await queries.unknownSealingKeys(db, vault.knownIds)
      if (lost.length > 0)
        logger.error(
          { keyIds: lost },
          'authenticator apps are refused: the secret key is missing that their keys are encrypted with',
        )
    },
  }
}
