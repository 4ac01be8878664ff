import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Clock } from '../clock.ts'
import type { MailPort } from './mail.ts'

/** The embedded default: every mail becomes a file in the outbox folder, complete or not there at all. */
export function outboxMail(folder: string, from: string, clock: Clock): MailPort {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(mail)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${new Date(clock.now()).toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`
      const unfinished = join(folder, `.${name}`)
      await writeFile(unfinished, message as Buffer, { mode: 0o600 })
      await rename(unfinished, join(folder, name))
    },
    close: () => transport.close(),
  }
}
