import type { FoodLog } from '@pepwell/contract/nutrition/nutrition'
import { portionOf } from '@pepwell/domain/nutrition/nutrition'
import { ApiError, NO_CONNECTION } from '../../../lib/api/api.ts'
import { problemText } from '../../../lib/api/refusal-text.ts'
import { toast } from '../../../ui/toast-store.ts'
import { kcalText, servingsText } from '../figures.ts'
import { meals } from '../meals.ts'
import { useLogFood } from '../nutrition.api.ts'
import { bodyOf } from './food-body.ts'
import type { FilledFood } from './food-values.ts'
import type { LogStart } from './log-start.ts'

/** Status and status text; HTTP/2 has none, so the server's message replaces it. */
function statusOf(error: unknown): string {
  if (!(error instanceof ApiError)) return NO_CONNECTION
  return `${error.status}: ${error.statusText || error.serverMessage || 'No reason given'}`
}

/** Shows why a food couldn't be logged, with the server's answer. */
function showFoodFailure(error: unknown): void {
  toast({ title: 'Failed to log food', description: statusOf(error), variant: 'destructive' })
}

interface Options {
  onLogged: () => void
  onAnother: (start: LogStart) => void
}

function showLoggedToast(food: FoodLog, onAnother: Options['onAnother']): void {
  const { foodName, servings, mealType, logDate } = food
  const portion = `${servingsText(servings)}, ${kcalText(portionOf(food, servings).calories)}`
  toast({
    title: 'Food logged successfully',
    description: `${foodName} · ${portion} · ${meals[mealType].label}`,
    action: { label: 'Log another', onPress: () => onAnother({ day: logDate, meal: mealType }) },
  })
}

/** Logs a food once per tap, with a toast to log the next. `problem` stays in the form after a failure. */
export function useFoodLogging({ onLogged, onAnother }: Options) {
  const { store, reset, isPending, error } = useLogFood({
    onSuccess: (food) => showLoggedToast(food, onAnother),
    onError: showFoodFailure,
  })
  const submit = (food: FilledFood) => store(bodyOf(food), { onSuccess: onLogged })
  const problem = problemText(error, 'Everything you entered is still here. Please try again.')
  return { submit, pending: isPending, problem, reset }
}
