import type { FoundFood } from '@pepwell/contract/nutrition/nutrition'
import { Button } from '../../../ui/button.tsx'
import type { FoodOption } from './use-food-choices.ts'

interface FiguresFailedProps {
  food: FoodOption
  onRetry: (food: FoodOption) => void
  onByHand: (food: Partial<FoundFood>) => void
}

/** The chosen food's figures failed to load: retry or enter them by hand. */
export const FiguresFailed = ({ food, onRetry, onByHand }: FiguresFailedProps) => (
  <div role="alert" className="mb-3 rounded-xl bg-danger-soft px-4 py-3">
    <p className="font-semibold text-danger-ink">We couldn’t load the nutrition facts for {food.name}.</p>
    <div className="mt-2 flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" onClick={() => onRetry(food)}>
        Try again
      </Button>
      <Button variant="secondary" size="sm" onClick={() => onByHand(food)}>
        Enter nutrition facts
      </Button>
    </div>
  </div>
)
