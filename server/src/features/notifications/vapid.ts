import type { Db } from '../../database/connect.ts'
import type { PushPort, VapidKeys } from '../../ports/push.ts'
import { serverSecret } from '../secrets/secrets.service.ts'

/** The keys that sign pushes. */
export const vapidKeys = ({ db, push }: { db: Db; push: PushPort }): (() => Promise<VapidKeys>) =>
  serverSecret(db, 'vapid', () => push.makeKeys())
