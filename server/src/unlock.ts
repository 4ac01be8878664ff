// `npm run unlock EMAIL`: lets an operator who lost the second factor sign in with the password alone.
import { reachDatabase } from './backup/command-line.ts'
import { readConfig } from './config.ts'
import { connect } from './database/connect.ts'
import { resetSecondFactor } from './features/accounts/security/second-factor-reset.service.ts'

async function removeKeysOf(email: string): Promise<boolean> {
  const { connection, leave } = await reachDatabase({ ...readConfig(), logLevel: 'warn' })
  const db = connect(connection, () => {})
  try {
    return await resetSecondFactor(db, email)
  } finally {
    await db.destroy()
    await leave?.()
  }
}

const [email] = process.argv.slice(2)
try {
  if (!email) throw new Error('Add the email after the command.')
  if (!(await removeKeysOf(email))) throw new Error(`No account has the email ${email}.`)
  process.stdout.write(`${email} signs in with the password alone.\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
