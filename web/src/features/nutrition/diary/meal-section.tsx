import type { FoodLog } from '@pepwell/contract/nutrition/nutrition'
import { type MealType, portionOf, sumOf } from '@pepwell/domain/nutrition/nutrition'
import { Plus } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { EditedMark } from '../../../ui/edited-mark.tsx'
import { RowMenu } from '../../../ui/row-menu.tsx'
import { gramsText, kcalText, servingsText } from '../figures.ts'
import { macros } from '../macros.ts'
import { meals } from '../meals.ts'
import { isStored } from '../use-foods.ts'

interface MealSectionProps {
  meal: MealType
  /** latest first; queued foods count in the totals but are listed separately */
  logs: readonly FoodLog[]
  onAdd: () => void
  onEdit: (log: FoodLog) => void
  onRemove: (log: FoodLog) => void
}

interface EntryProps {
  log: FoodLog
  onEdit: () => void
  onRemove: () => void
}

function Entry({ log, onEdit, onRemove }: EntryProps) {
  const { foodName, brand, servingSize, servings, editedAt } = log
  const portion = portionOf(log, servings)
  const amount = [servingsText(servings), servingSize && `of ${servingSize}`].filter(Boolean).join(' ')
  return (
    <li className="flex items-start gap-2 py-2">
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 font-semibold">
            {foodName}
            <EditedMark editedAt={editedAt} />
          </span>
          <span className="whitespace-nowrap tabular-nums">{kcalText(portion.calories)}</span>
        </p>
        <p className="text-sm text-soft">{[brand, amount].filter(Boolean).join(' · ')}</p>
        <p className="text-sm text-soft tabular-nums">
          {macros.map(({ macro, label }) => `${label} ${gramsText(portion[macro])}`).join(' · ')}
        </p>
      </div>
      <RowMenu about={foodName} className="-mt-2 -mr-2" onEdit={onEdit} onRemove={onRemove} />
    </li>
  )
}

function Subtotal({ logs }: { logs: readonly FoodLog[] }) {
  if (logs.length === 0) return <p className="text-sm text-soft">Nothing logged</p>
  const sum = sumOf(logs)
  return (
    <p className="text-sm text-soft tabular-nums">
      {kcalText(sum.calories)} · {gramsText(sum.protein)} protein
    </p>
  )
}

/** A meal: totals, foods and a button to add one. */
export function MealSection({ meal, logs, onAdd, onEdit, onRemove }: MealSectionProps) {
  const { label, icon: Icon } = meals[meal]
  const stored = logs.filter(isStored)
  return (
    <section aria-label={label} className="min-w-0 rounded-2xl border border-line px-4 py-3">
      <div className="flex items-center gap-3">
        <Icon className="size-5 shrink-0 text-accent-ink" aria-hidden="true" />
        <div className="min-w-0 flex-1">
          <h4 className="font-bold">{label}</h4>
          <Subtotal logs={logs} />
        </div>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Add to ${label.toLowerCase()}`}
          className="-mr-2"
          onClick={onAdd}
        >
          <Plus className="size-4" aria-hidden="true" />
          Add
        </Button>
      </div>
      {stored.length > 0 && (
        <ul className="mt-1 divide-y divide-line/60">
          {stored.toReversed().map((log) => (
            <Entry key={log.id} log={log} onEdit={() => onEdit(log)} onRemove={() => onRemove(log)} />
          ))}
        </ul>
      )}
    </section>
  )
}
