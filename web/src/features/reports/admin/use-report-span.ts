import { calendarDay } from '@pepwell/contract/fields'
import { isShortEnough } from '@pepwell/domain/reports/reports'
import { addDays } from '@pepwell/domain/time/calendar'
import { useSearchParams } from 'react-router'
import { useAddressChange } from '../../../lib/navigation/address-state.ts'
import { useToday } from '../../../lib/time/use-today.ts'
import type { ReportSpan } from './reports.api.ts'

/**
 * Preset ranges in days back from today, as the specification defines them for 30. Both ends count, so '7 days' back
 * from a Sunday start on the Sunday before.
 */
export const presets = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '12 months' },
] as const

export type Preset = (typeof presets)[number]['value']

const DEFAULT_DAYS_BACK = 30

/** A valid date from the address; undefined otherwise. */
const dayIn = (text: string | null): string | undefined => calendarDay.safeParse(text).data

/** The range in the address, as dates or as days back; 30 days by default. */
export function useReportSpan(timeZone: string) {
  const today = useToday(timeZone)
  const [params] = useSearchParams()
  const change = useAddressChange()
  const endDate = dayIn(params.get('to')) ?? today
  const asked = dayIn(params.get('from'))
  const named = presets.find(({ value }) => value === params.get('days'))
  const back = named ? Number(named.value) : DEFAULT_DAYS_BACK
  const startDate =
    asked && asked <= endDate && isShortEnough(asked, endDate) ? asked : addDays(endDate, -back)
  const preset = presets.find(
    ({ value }) => endDate === today && startDate === addDays(today, -Number(value)),
  )
  return {
    span: { startDate, endDate },
    preset: preset?.value ?? null,
    setSpan: (span: ReportSpan) => change({ from: span.startDate, to: span.endDate, days: undefined }),
    // Stored as days back, not dates, so the link stays current.
    setPreset: (value: Preset) =>
      change(
        { days: Number(value) === DEFAULT_DAYS_BACK ? undefined : value, from: undefined, to: undefined },
        { asNewPlace: true, staysThere: true },
      ),
  }
}
