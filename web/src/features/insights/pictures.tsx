import { doseText } from '@pepwell/domain/doses/doses'
import { type InsightTopic, moved } from '@pepwell/domain/insights/sentences'
import { formatMonthDay } from '../../lib/time/dates.ts'
import { type BarRow, BarTable } from './bar-table.tsx'
import type { Insights } from './insights.api.ts'
import { spanText } from './span-text.ts'

const partOf = (part: number, whole: number) => ({
  share: whole === 0 ? null : part / whole,
  shown: whole === 0 ? '—' : `${part} of ${whole}`,
})

const peptides = ({ peptides: rows }: Insights): BarRow[] =>
  rows.map(({ name, taken, due }) => ({ key: name, name, ...partOf(taken, due) }))

const weekdays = ({ weekdays: rows }: Insights): BarRow[] =>
  rows.map(({ weekday, taken, due }) => ({ key: weekday, name: weekday, ...partOf(taken, due) }))

function levels({ levels: rows, unit }: Insights): BarRow[] {
  const max = Math.max(...rows.map(({ perWeek }) => Math.abs(perWeek)))
  return rows.map(({ name, dose, perWeek, low, high, ...span }) => ({
    key: `${name} ${span.from}`,
    name: `${name} ${doseText(dose)}`,
    note: `${spanText(span)}, between ${moved('', low, unit).shown} and ${moved('', high, unit).shown}`,
    share: max === 0 ? null : Math.abs(perWeek) / max,
    shown: `${moved('', perWeek, unit).shown}/wk`,
  }))
}

const feelings = ({ feelings: rows }: Insights): BarRow[] =>
  rows.flatMap(({ name, before, after, on }) =>
    [before, after].map(({ dose, noted, unwell }, index) => ({
      key: `${name} ${on} ${index}`,
      name: `${name} ${doseText(dose)}`,
      note: `${index === 0 ? 'before' : 'from'} ${formatMonthDay(on)}${index === 0 ? '' : ' on'}`,
      ...partOf(unwell, noted),
      isCaution: true,
    })),
  )

function sites({ sites: rows }: Insights): BarRow[] {
  const max = Math.max(...rows.map(({ shots }) => shots))
  return rows.map(({ site, shots, lastOn }) => ({
    key: site,
    name: site,
    note: `last on ${formatMonthDay(lastOn)}`,
    share: shots / max,
    shown: `${shots} ${shots === 1 ? 'shot' : 'shots'}`,
  }))
}

function gaps({ gaps: rows }: Insights): BarRow[] {
  const max = Math.max(...rows.map(({ missed }) => missed))
  return rows.map(({ name, missed, ...span }) => ({
    key: `${name} ${span.from}`,
    name,
    note: spanText(span),
    share: missed / max,
    shown: `${missed} missed`,
    isCaution: true,
  }))
}

interface Picture {
  caption: string
  columns: [name: string, figure: string]
  rowsOf: (insights: Insights) => BarRow[]
}

const pictures: Record<InsightTopic, Picture> = {
  adherence: {
    caption: 'Share of due doses taken, by peptide',
    columns: ['Peptide', 'Doses taken'],
    rowsOf: peptides,
  },
  weekdays: {
    caption: 'Share of due doses taken, by weekday',
    columns: ['Weekday', 'Doses taken'],
    rowsOf: weekdays,
  },
  weight: {
    caption: 'Weekly weight change, by dose',
    columns: ['Dose', 'Weekly change'],
    rowsOf: levels,
  },
  feelings: {
    caption: 'Days with a side effect, before and after a dose change',
    columns: ['Dose', 'Days with a side effect'],
    rowsOf: feelings,
  },
  sites: { caption: 'Shots by site', columns: ['Site', 'Shots'], rowsOf: sites },
  gaps: {
    caption: 'Doses missed in a row, longest first',
    columns: ['Peptide', 'Missed'],
    rowsOf: gaps,
  },
}

/** A topic's data as small bars. */
export function TopicPicture({ topic, insights }: { topic: InsightTopic; insights: Insights }) {
  const { rowsOf, ...about } = pictures[topic]
  const rows = rowsOf(insights)
  return rows.length > 0 && <BarTable {...about} rows={rows} />
}
