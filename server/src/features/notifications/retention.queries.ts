import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { forgetPage, type Page } from '../../database/forget-rows.queries.ts'

/** Deletes settled deliveries with their inbox messages; unread ones stay. */
export const forgetDeliveries = (tx: Db, page: Page) =>
  forgetPage(
    tx,
    { ...page, table: 'deliveries', at: 'created_at' },
    sql`DELETE FROM deliveries AS delivery USING page
      WHERE delivery.id = page.id AND is_old AND status <> 'pending' AND NOT EXISTS (
        SELECT FROM inbox_messages AS message WHERE message.delivery_id = delivery.id AND read_at IS NULL)`,
  )

export const forgetLogs = (tx: Db, page: Page) =>
  forgetPage(
    tx,
    { ...page, table: 'notification_logs', at: 'sent_at' },
    sql`DELETE FROM notification_logs AS log USING page WHERE log.id = page.id AND is_old`,
  )
