import { warningCodes } from '@pepwell/domain/safety/warnings'
import { z } from 'zod'

/**
 * What a person is told about what they sent, in whole sentences; empty where there is nothing. It is stored as it was sent: there may have
 * been a reason.
 */
export const warnings = z.array(z.object({ code: z.enum(warningCodes), message: z.string() }))
