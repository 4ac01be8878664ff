import { exampleWeek } from '@pepwell/domain/schedules/example-weeks'
import { weekdays } from '@pepwell/domain/schedules/schedules'
import { useId } from 'react'
import { cx } from '../../lib/classes.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { ColorDot, colorSlotStyle } from '../../ui/color-dot.tsx'
import type { StackItem } from './stacks.api.ts'

function Lane({ item: { peptide, frequency }, hue }: { item: StackItem; hue: number }) {
  const week = frequency ? exampleWeek(frequency) : undefined
  const spoken = weekdays.filter((_, day) => week?.[day]).join(', ')
  return (
    <tr>
      <th scope="row" className="py-1.5 pr-2 text-left text-sm font-semibold">
        <span className="flex items-center gap-2">
          <ColorDot colorSlot={hue} />
          <span className="min-w-0 wrap-anywhere">{peptide.name}</span>
        </span>
      </th>
      {week ? (
        weekdays.map((weekday, day) => (
          <td key={weekday} className="w-6 text-center">
            {day === 0 && <span className="sr-only">{spoken}</span>}
            <span
              aria-hidden="true"
              style={colorSlotStyle(hue)}
              className={cx(
                'mx-auto block rounded-full',
                week[day] ? 'size-3.5 bg-(--slot)' : 'size-1 bg-line',
              )}
            />
          </td>
        ))
      ) : (
        <td colSpan={weekdays.length} className="text-right text-sm text-soft wrap-anywhere">
          {frequency ?? 'Not specified'}
        </td>
      )}
    </tr>
  )
}

interface ExampleWeekProps {
  items: readonly StackItem[]
  /** color slots by peptide */
  colorSlotOf: (peptideId: number) => number
}

/** An example week of a stack. Only an example: frequencies don't fix the days. */
export function ExampleWeek({ items, colorSlotOf }: ExampleWeekProps) {
  const id = useId()
  if (!items.some(({ frequency }) => frequency)) return null
  return (
    <Card as="section" aria-labelledby={id}>
      <CardTitle id={id}>Example week</CardTitle>
      <p className="mb-3 text-sm text-soft">An example with evenly spaced doses.</p>
      <table className="w-full table-auto">
        <thead aria-hidden="true">
          <tr className="text-xs text-soft">
            <td />
            {weekdays.map((weekday) => (
              <td key={weekday} className="w-6 text-center">
                {weekday[0]}
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Lane key={item.id} item={item} hue={colorSlotOf(item.peptide.id)} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}
