import type { FoodLog } from '@pepwell/contract/nutrition/nutrition'
import type { NutritionTargets } from '@pepwell/contract/nutrition/nutrition-targets'
import { macroSplit, mealTypes, portionOf, sumOf } from '@pepwell/domain/nutrition/nutrition'
import type { WaterUnit } from '@pepwell/domain/nutrition/water'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { formatDay } from '../../../lib/time/dates.ts'
import { dayLabel } from '../../../lib/time/day-label.ts'
import { DeleteDialog } from '../../../ui/delete-dialog.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useDialogAbout } from '../../../ui/use-dialog-about.ts'
import { CalorieRing } from '../calorie-ring.tsx'
import { energyWords } from '../energy-words.ts'
import { kcalText } from '../figures.ts'
import { EditFoodDialog } from '../log/edit-food-dialog.tsx'
import type { LogStart } from '../log/log-start.ts'
import { MacroBars } from '../macro-bars.tsx'
import { meals } from '../meals.ts'
import { useRemoveFoodLog } from '../nutrition.api.ts'
import { QueuedFoods } from '../queued-foods.tsx'
import { WaterCounter } from '../water/water-counter.tsx'
import { MealSection } from './meal-section.tsx'

interface RemoveFoodDialogProps {
  log: FoodLog
  open: boolean
  onOpenChange: (open: boolean) => void
}

function describe({ mealType, logDate, servings, ...food }: FoodLog): string {
  const { calories } = portionOf(food, servings)
  return `${meals[mealType].label} of ${formatDay(logDate)}, ${kcalText(calories)}. This cannot be undone.`
}

/**
 * Asks before deleting an entry. Stays open and shows the reason on failure. The diary traps the keyboard, so a
 * toast's undo would be out of reach.
 */
function RemoveFoodDialog({ log, open, onOpenChange }: RemoveFoodDialogProps) {
  const deletion = useRemoveFoodLog({
    onSuccess: () => {
      toast({ title: 'Food deleted', description: log.foodName })
    },
  })
  return (
    <DeleteDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${log.foodName}?`}
      deletion={deletion}
      failure="Failed to delete food. Please try again."
      onDelete={() => deletion.mutate({ params: { id: log.id } }, { onSuccess: () => onOpenChange(false) })}
    >
      {describe(log)}
    </DeleteDialog>
  )
}

interface DayOfDiaryProps {
  day: CalendarDay
  today: CalendarDay
  timeZone: string
  logs: readonly FoodLog[]
  targets: NutritionTargets
  waterUnit: WaterUnit
  onAdd: (start: LogStart) => void
}

const partStyle = 'rounded-2xl border border-line p-4'

/** A day's totals against the targets, and its meals. */
export function DayOfDiary(props: DayOfDiaryProps) {
  const { day, today, timeZone, logs, targets, waterUnit, onAdd } = props
  const editing = useDialogAbout<FoodLog>()
  const removing = useDialogAbout<FoodLog>()
  const eaten = sumOf(logs)
  return (
    <>
      <section className={partStyle}>
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="text-lg">{dayLabel(day, today)}</h3>
          <p className="font-semibold tabular-nums">
            {logs.length === 0 ? 'Nothing logged' : energyWords(eaten.calories, targets.calories)}
          </p>
        </div>
        <div className="flex items-center gap-4 sm:gap-6">
          <CalorieRing eaten={eaten.calories} target={targets.calories} split={macroSplit(eaten)} />
          <MacroBars logs={logs} targets={targets} />
        </div>
      </section>
      <QueuedFoods timeZone={timeZone} day={day} />
      <WaterCounter key={day} day={day} unit={waterUnit} target={targets.water} className={partStyle} />
      <div className="grid gap-3 md:grid-cols-2">
        {mealTypes.map((meal) => (
          <MealSection
            key={meal}
            meal={meal}
            logs={logs.filter(({ mealType }) => mealType === meal)}
            onAdd={() => onAdd({ day, meal })}
            onEdit={editing.show}
            onRemove={removing.show}
          />
        ))}
      </div>
      {editing.subject && (
        <EditFoodDialog
          editing={editing.subject}
          timeZone={timeZone}
          open={editing.open}
          onOpenChange={editing.onOpenChange}
        />
      )}
      {removing.subject && (
        <RemoveFoodDialog log={removing.subject} open={removing.open} onOpenChange={removing.onOpenChange} />
      )}
    </>
  )
}
