import { warningCodes } from '@pepwell/domain/safety/warnings'
import { z } from 'zod'

/** Warnings about the input, in whole sentences; may be empty. The input is stored anyway: there may be a reason. */
export const warnings = z.array(z.object({ code: z.enum(warningCodes), message: z.string() }))
