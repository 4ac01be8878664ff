import { severityWord } from '@pepwell/domain/side-effects/side-effects'
import { useId, useState } from 'react'
import { cx } from '../../lib/classes.ts'
import { formatMonthDay } from '../../lib/time/dates.ts'
import { Card, CardText, CardTitle } from '../../ui/card.tsx'
import { ColorDot, colorSlotStyle } from '../../ui/color-dot.tsx'
import { NoBreakText } from '../../ui/no-break-text.tsx'
import { EffectChip } from './effect-chip.tsx'
import type { EffectPatterns } from './side-effects.api.ts'

type OfPeptide = EffectPatterns['doses'][number]
type DoseEffects = OfPeptide['latest'][number]
type DayEffect = DoseEffects['days'][number][number]

const ALL = 'All'

/** Rarer side effects count in 'All' alone: more would fill a phone before the grid. */
const MAX_NAMES = 6

/** Neutral discs, darker and larger with severity. */
const discs = [
  'size-1.5 bg-edge',
  'size-2.5 bg-soft/60',
  'size-3.5 bg-soft',
  'size-4.5 bg-ink/85',
  'size-5.5 bg-ink',
]

const Disc = ({ severity }: { severity: number }) => (
  <span aria-hidden="true" className={cx('inline-block rounded-full', discs[severity])} />
)

const worstOf = (effects: readonly DayEffect[]): number =>
  Math.max(0, ...effects.map(({ severity }) => severity))

/** On how many days of the latest doses each side effect was logged, most frequent first. */
function daysByName(latest: readonly DoseEffects[]): (readonly [name: string, days: number])[] {
  const all = latest.flatMap(({ days }) => days.flat())
  return [...Map.groupBy(all, ({ name }) => name)]
    .map(([name, own]) => [name, own.length] as const)
    .toSorted(([, some], [, others]) => others - some)
}

/** The discs' meaning, for the severities shown. */
const Legend = ({ severities }: { severities: readonly number[] }) => (
  <p aria-hidden="true" className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
    {[...new Set(severities)].sort().map((severity) => (
      <span key={severity} className="flex items-center gap-1.5">
        <Disc severity={severity} />
        {severity === 0 ? 'None logged' : severityWord(severity)}
      </span>
    ))}
  </p>
)

interface RowProps {
  dose: DoseEffects
  columns: readonly number[]
  /** the column of a finding */
  worstDay: number | null
}

function Row({ dose: { on, dose, days }, columns, worstDay }: RowProps) {
  return (
    <tr>
      <th scope="row" className="py-1 text-left">
        <span className="block leading-tight">{formatMonthDay(on)}</span>
        <span className="block leading-tight font-normal text-(--slot-ink)">{dose}</span>
      </th>
      {columns.map((day) => {
        const effects = days[day]
        return (
          <td key={day} className={cx('text-center', day === worstDay && 'bg-sunken')}>
            {effects && (
              <>
                <span className="grid place-items-center">
                  <Disc severity={worstOf(effects)} />
                </span>
                <span className="sr-only">
                  {effects.map(({ name, severity }) => `${name}, ${severityWord(severity)}`).join('. ') ||
                    'None logged'}
                </span>
              </>
            )}
          </td>
        )
      })}
    </tr>
  )
}

/** The side effects after each of a peptide's latest doses: all, or one of them. Claims nothing. */
export function DoseGrid({
  of: { name, colorSlot, latest },
  worstDay,
}: {
  of: OfPeptide
  worstDay: number | null
}) {
  const id = useId()
  const [chosen, choose] = useState(ALL)
  const names = daysByName(latest).slice(0, MAX_NAMES)
  const shown = names.some(([one]) => one === chosen) ? chosen : ALL
  const doses = latest.map(({ days, ...dose }) => ({
    ...dose,
    days: days.map((effects) => effects.filter((effect) => shown === ALL || effect.name === shown)),
  }))
  const columns = [...Array(Math.max(...latest.map(({ days }) => days.length))).keys()]
  return (
    <Card as="section" aria-labelledby={`${id} ${id}-of`}>
      <CardText id={`${id}-of`} className="flex items-center gap-2 text-sm">
        <ColorDot colorSlot={colorSlot} />
        <span>
          <NoBreakText>{name}</NoBreakText>
        </span>
      </CardText>
      <CardTitle id={id}>After each dose</CardTitle>
      {names.length > 1 && (
        <fieldset className="mt-3 flex flex-wrap gap-2">
          <legend className="sr-only">Side effect</legend>
          {[ALL, ...names.map(([one]) => one)].map((one) => (
            <EffectChip
              key={one}
              name={one}
              group={`${id}-effect`}
              isChosen={one === shown}
              onChoose={() => choose(one)}
            />
          ))}
        </fieldset>
      )}
      <table className="mt-3 w-full table-fixed text-sm tabular-nums" style={colorSlotStyle(colorSlot)}>
        <caption className="sr-only">Side effects by day after each dose of {name}</caption>
        <thead className="text-xs text-soft">
          <tr>
            <td className="w-1/4" />
            {columns.map((day) => (
              <th
                key={day}
                scope="col"
                aria-label={day ? `Day ${day}` : 'Dose'}
                className={cx('pb-1', day === worstDay ? 'bg-sunken text-ink' : 'font-normal')}
              >
                {day || 'Dose'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {doses.map((dose) => (
            <Row key={dose.on} dose={dose} columns={columns} worstDay={shown === ALL ? worstDay : null} />
          ))}
        </tbody>
      </table>
      <Legend severities={doses.flatMap(({ days }) => days.map(worstOf))} />
    </Card>
  )
}
