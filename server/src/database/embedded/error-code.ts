/** Whether a system call or PostgreSQL failed with one of these codes ('ENOENT', '57P03'). */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  const code = (error as { code?: unknown } | undefined)?.code
  return typeof code === 'string' && codes.includes(code)
}
