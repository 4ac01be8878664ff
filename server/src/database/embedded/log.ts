interface LogLine {
  (message: string): void
  (details: object, message: string): void
}

/** The part of pino's Logger that the embedded database needs. */
export interface EmbeddedLog {
  info: LogLine
  warn: LogLine
  error: LogLine
}
