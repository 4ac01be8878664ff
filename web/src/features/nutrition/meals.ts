import type { MealType } from '@pepwell/domain/nutrition/nutrition'
import { Apple, Coffee, type LucideIcon, Salad, Soup } from 'lucide-react'

/** Meal labels and icons. */
export const meals: Record<MealType, { label: string; icon: LucideIcon }> = {
  breakfast: { label: 'Breakfast', icon: Coffee },
  lunch: { label: 'Lunch', icon: Salad },
  dinner: { label: 'Dinner', icon: Soup },
  snack: { label: 'Snack', icon: Apple },
}
