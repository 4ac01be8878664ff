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

interface Parts {
  db: Kysely<DB>
  clock: Clock
  random: Random
  dataDir: string
  email: string
  /** undefined: a password is made up, kept in a file until it is changed */
  password: string | undefined
}

/** The support account, which is the first admin. */
export function firstAdmin({ db, clock, random, dataDir, email, password }: Parts) {
  const file = join(dataDir, 'admin-password')
  const [firstName = null, lastName = null] = supportTeam.name.split(' ')

  return {
    /**
     * Makes the account if there is none. The password is on disk before the account can be seen, so that a start
     * that is killed between the two leaves nobody locked out.
     * @returns the password that was made up, to be shown once
     */
    async ensure(): Promise<string | undefined> {
      if (await userById(db, supportAccount.id)) return undefined
      const madeUp = password ? undefined : random.token().slice(0, 24)
      const passwordHash = await hashPassword(password ?? madeUp ?? '')
      const now = new Date(clock.now())
      return db.transaction().execute(async (tx) => {
        // Whoever runs the server named the address.
        const account = { ...supportAccount, email, emailProvedAt: now, passwordHash, firstName, lastName }
        const made = await insertUser(tx, { ...account, createdAt: now, updatedAt: now })
        if (made) await makeAdmin(tx, made.id)
        if (!made || !madeUp) return undefined
        await mkdir(dataDir, { recursive: true })
        await writeFile(file, `${madeUp}\n`, { mode: 0o600 })
        return madeUp
      })
    },

    /** The made-up password is no longer the right one. */
    forgetPassword: () => rm(file, { force: true }),
  }
}

export type FirstAdmin = ReturnType<typeof firstAdmin>
