import { z } from 'zod'
import { call } from '../call.ts'
import * as calls from './account-data.calls.ts'
import { Reauthentication, reauthenticationErrors } from './reauthentication.ts'

/** The deletion form of an account, with the person's acknowledgment of what remains. */
export const DeleteAccount = Reauthentication.extend({
  /** confirms that paid orders keep their address until they are shipped, and that unpaid ones are canceled */
  keepsOrders: z.boolean('Please confirm that we keep your orders').optional(),
})

/** The open orders that a refusal names. */
export const OpenOrders = z.object({ orders: z.array(z.object({ id: z.number(), orderNumber: z.string() })) })

export const requestExport = call(calls.requestExport, {
  summary: 'Create a ticket to download all your data, valid for a minute in this session',
  body: Reauthentication,
  reply: z.object({ ticket: z.string() }),
  errors: reauthenticationErrors,
})

export const exportData = call(calls.exportData, {
  summary: 'Download all your data: a zip with one JSON file and the photos',
  query: z.object({ ticket: z.string('Start the download in your profile').max(256) }),
  reply: z.unknown(),
  sends: 'application/zip',
  errors: ['EXPORT_TICKET_INVALID', 'TOO_MANY_REQUESTS'],
})

export const deleteAccount = call(calls.deleteAccount, {
  summary: 'Delete your account and all its data',
  body: DeleteAccount,
  reply: z.object({ message: z.string() }),
  errors: [...reauthenticationErrors, 'SUPPORT_ACCOUNT_STAYS', 'OPEN_ORDERS'],
})
