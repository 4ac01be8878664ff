import type { MealType } from '@pepwell/domain/nutrition/nutrition'
import { Apple, Coffee, type LucideIcon, Salad, Soup } from 'lucide-react'

/** How each meal is called and drawn. */
export const meals: Record<MealType, { label: string; icon: LucideIcon }> = {
  breakfast: { label: 'Breakfast', icon: Coffee },
  lunch: { label: 'Lunch', icon: Salad },
  dinner: { label: 'Dinner', icon: Soup },
  snack: { label: 'Snack', icon: Apple },
}
