import { type Logger, pino } from 'pino'

export type Log = Logger

/** One JSON line per event on standard output. */
export const createLog = (level: string): Log =>
  pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  })
