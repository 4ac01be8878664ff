import { Spinner } from '../../../ui/spinner.tsx'
import { kcalText } from '../figures.ts'
import type { FoodOption } from './use-food-choices.ts'

interface FoodLineProps {
  food: FoodOption
  /** the food's figures are loading */
  fetching: boolean
}

/** A food option. */
export const FoodLine = ({
  food: { name, brand, servingSize, caloriesPerServing },
  fetching,
}: FoodLineProps) => (
  <>
    <span className="min-w-0 flex-1">
      <span className="block leading-snug font-semibold">{name}</span>
      <span className="block truncate text-sm text-soft">
        {[brand, servingSize].filter(Boolean).join(' · ')}
      </span>
    </span>
    {fetching ? (
      <Spinner label="Loading nutrition facts" className="size-5" />
    ) : (
      <span className="text-sm whitespace-nowrap text-soft tabular-nums">{kcalText(caloriesPerServing)}</span>
    )}
  </>
)
