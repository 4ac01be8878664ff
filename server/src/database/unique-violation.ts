const UNIQUE_VIOLATION = '23505'

/** Whether a write failed because a unique index already has that value. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === UNIQUE_VIOLATION && constraint === index
}
