import type { Reader } from './reports.service.ts'

type Read<Rest extends unknown[], Report> = (user: Reader, ...rest: Rest) => Report

/** Reads reports in one configured time zone, or else in the reader's. */
export function readInZone<Reports extends Record<string, Read<never[], unknown>>>(
  reports: Reports,
  timeZone: string | undefined,
): Reports {
  if (timeZone === undefined) return reports
  const entries = Object.entries(reports).map(([name, read]): [string, Read<never[], unknown>] => [
    name,
    (user, ...rest) => read({ ...user, timeZone }, ...rest),
  ])
  return Object.fromEntries(entries) as Reports
}
