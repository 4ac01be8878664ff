import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { deleteOldPage, type Page } from '../../database/delete-old-rows.queries.ts'

/** Deletes settled deliveries with their inbox messages; unread ones stay. */
export const deleteOldDeliveries = (tx: Db, page: Page) =>
  deleteOldPage(
    tx,
    { ...page, table: 'deliveries', at: 'created_at' },
    sql`DELETE FROM deliveries AS delivery USING page
      WHERE delivery.id = page.id AND is_old AND status <> 'pending' AND NOT EXISTS (
        SELECT FROM inbox_messages AS message WHERE message.delivery_id = delivery.id AND read_at IS NULL)`,
  )

export const deleteOldMessages = (tx: Db, page: Page) =>
  deleteOldPage(
    tx,
    { ...page, table: 'notification_logs', at: 'sent_at' },
    sql`DELETE FROM notification_logs AS log USING page WHERE log.id = page.id AND is_old`,
  )
