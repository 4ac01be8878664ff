import { isShortEnough, SPAN_TOO_LONG } from '@pepwell/domain/reports/reports'
import { addDays, daysBetween } from '@pepwell/domain/time/calendar'
import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { hideIfSignedOut } from '../../../lib/api/api.ts'
import { fixedText } from '../../../lib/api/refusal-text.ts'
import { cx } from '../../../lib/classes.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { exportReport } from './export-report.ts'
import type { ReportSpan } from './reports.api.ts'
import { presets, type useReportSpan } from './use-report-span.ts'

/** The error of the typed dates. */
const problemOf = ({ startDate, endDate }: ReportSpan): string | undefined => {
  if (!startDate || !endDate) return 'Please choose both dates'
  if (startDate > endDate) return 'Choose a start date on or before the end date'
  return isShortEnough(startDate, endDate) ? undefined : SPAN_TOO_LONG
}

const isSame = (one: ReportSpan, other: ReportSpan) =>
  one.startDate === other.startDate && one.endDate === other.endDate

/** The comparison range: as many days, ending the day before. */
function spanBefore({ startDate, endDate }: ReportSpan): ReportSpan {
  const before = addDays(startDate, -1)
  return { startDate: addDays(before, -daysBetween(startDate, endDate)), endDate: before }
}

interface DatesProps {
  span: ReportSpan
  onChange: (span: ReportSpan) => void
}

/** The date range; applied once it is valid. */
function Dates({ span, onChange }: DatesProps) {
  const [typed, setTyped] = useState(span)
  const [known, setKnown] = useState(span)
  // Changed elsewhere, but typed input stays.
  if (!isSame(span, known)) {
    setKnown(span)
    if (!isSame(span, typed)) setTyped(span)
  }
  const problem = problemOf(typed)
  const before = spanBefore(span)
  const set = (change: Partial<ReportSpan>) => {
    const next = { ...typed, ...change }
    setTyped(next)
    if (!problemOf(next)) onChange(next)
  }
  const about = { 'aria-invalid': problem ? true : undefined, 'aria-describedby': 'span-problem' } as const
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 max-sm:w-full">
      <span className="w-40 max-sm:w-auto max-sm:min-w-0 max-sm:flex-1">
        <TextInput
          {...about}
          type="date"
          aria-label="Start date"
          value={typed.startDate}
          onChange={(event) => set({ startDate: event.target.value })}
        />
      </span>
      <span className="text-soft">to</span>
      <span className="w-40 max-sm:w-auto max-sm:min-w-0 max-sm:flex-1">
        <TextInput
          {...about}
          type="date"
          aria-label="End date"
          value={typed.endDate}
          onChange={(event) => set({ endDate: event.target.value })}
        />
      </span>
      <span
        id="span-problem"
        role="status"
        className={cx('text-sm max-sm:w-full', problem ? 'font-semibold text-danger-ink' : 'text-soft')}
      >
        {problem ?? `Compared with ${formatDay(before.startDate)} to ${formatDay(before.endDate)}`}
      </span>
    </div>
  )
}

interface ReportSettingsProps {
  state: ReturnType<typeof useReportSpan>
  timeZone: string
}

/** The report's range, with the full export. */
export function ReportSettings({ state, timeZone }: ReportSettingsProps) {
  const { span, preset, setSpan, setPreset } = state
  const client = useQueryClient()
  const [exporting, setExporting] = useState(false)
  const save = () => {
    setExporting(true)
    exportReport(client, span, timeZone)
      .catch(
        hideIfSignedOut((error) =>
          toast({ title: fixedText(error, 'We couldn’t export the report'), variant: 'destructive' }),
        ),
      )
      .finally(() => setExporting(false))
  }
  return (
    <section
      aria-label="Report settings"
      className="sticky top-0 z-20 -mx-1 mb-3 flex flex-wrap items-center gap-3 bg-canvas/95 px-1 py-2 backdrop-blur max-md:static md:top-16"
    >
      <Segmented
        legend="Days back to today"
        tight
        options={presets}
        value={preset}
        onChange={setPreset}
        className="w-full sm:w-88"
      />
      <Dates span={span} onChange={setSpan} />
      <Button className="ml-auto max-sm:w-full" onClick={save} pending={exporting}>
        <Download className="size-4" aria-hidden="true" />
        Export Report
      </Button>
    </section>
  )
}
