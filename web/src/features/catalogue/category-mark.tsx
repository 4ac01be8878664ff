import type { PeptideCategory } from '@pepwell/domain/catalogue/peptide-categories'
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

/** A category icon; its text label is next to it. */
export function CategoryMark({ category }: { category: PeptideCategory }) {
  const Icon = icons[category] ?? FlaskConical
  return (
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-items-center rounded-xl bg-accent-soft text-accent-ink"
    >
      <Icon className="size-5" />
    </span>
  )
}
