import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { supportAccount, supportTeam } from '@pepwell/domain/text/brand'
import type { Kysely } from 'kysely'
import type { Clock } from '../../../clock.ts'
import type { DB } from '../../../database/schema.ts'
import type { Random } from '../../../random.ts'
import { insertUser, userById } from '../accounts.queries.ts'
import { hashPassword } from '../sign-in/passwords.ts'
import { makeAdmin } from './admin-users.queries.ts'

interface Deps {
  db: Kysely<DB>
  clock: Clock
  random: Random
  dataDir: string
  email: string
  /** if undefined, a password is generated and stored in a file until it is changed */
  password: string | undefined
}

/** The support account, which is the first admin. */
export function firstAdmin({ db, clock, random, dataDir, email, password }: Deps) {
  const file = join(dataDir, 'admin-password')
  const [firstName = null, lastName = null] = supportTeam.name.split(' ')

  return {
    /**
     * Creates the account if needed. The password is written to disk before the account exists, so a crash in between
     * locks nobody out.
     * @returns the generated password, to be displayed once
     */
    async ensure(): Promise<string | undefined> {
      if (await userById(db, supportAccount.id)) return undefined
      const madeUp = password ? undefined : random.token().slice(0, 24)
      const passwordHash = await hashPassword(password ?? madeUp ?? '')
      const now = new Date(clock.now())
      return db.transaction().execute(async (tx) => {
        // The operator of the server named the address, so it counts as verified.
        const account = { ...supportAccount, email, emailProvedAt: now, passwordHash, firstName, lastName }
        const made = await insertUser(tx, { ...account, createdAt: now, updatedAt: now })
        if (made) await makeAdmin(tx, made.id)
        if (!made || !madeUp) return undefined
        await mkdir(dataDir, { recursive: true })
        await writeFile(file, `${madeUp}\n`, { mode: 0o600 })
        return madeUp
      })
    },

    /** The generated password is no longer valid. */
    deletePassword: () => rm(file, { force: true }),
  }
}

export type FirstAdmin = ReturnType<typeof firstAdmin>
