import { type PeptideCategory, peptideCategories } from '@pepwell/domain/catalogue/peptide-categories'
import {
  Bandage,
  Brain,
  Dumbbell,
  Flame,
  FlaskConical,
  HeartPulse,
  Hourglass,
  type LucideIcon,
  Moon,
  Shield,
  Sparkles,
  TrendingUp,
} from 'lucide-react'
import { colorSlotStyle } from '../../ui/color-dot.tsx'

/** How many colors there are. */
const SLOTS = 8

const icons: Record<PeptideCategory, LucideIcon> = {
  'Growth Hormone Releasing': TrendingUp,
  Cosmetic: Sparkles,
  'Fat Loss': Flame,
  'Muscle Building': Dumbbell,
  Recovery: HeartPulse,
  'Anti-Aging': Hourglass,
  'Cognitive Enhancement': Brain,
  Sleep: Moon,
  'Immune Support': Shield,
  Healing: Bandage,
  Other: FlaskConical,
}

/** A category icon in its color; its text label is next to it. */
export function CategoryMark({ category }: { category: PeptideCategory }) {
  const Icon = icons[category] ?? FlaskConical
  return (
    <span
      aria-hidden="true"
      style={colorSlotStyle((peptideCategories.indexOf(category) % SLOTS) + 1)}
      className="grid size-11 shrink-0 place-items-center rounded-xl bg-(--slot-soft) text-(--slot-ink)"
    >
      <Icon className="size-5" />
    </span>
  )
}
