import { cx } from '../lib/classes.ts'

export type ButtonVariant = 'primary' | 'tinted' | 'secondary' | 'ghost' | 'destructive'
export type ButtonSize = 'sm' | 'md' | 'lg'

const base =
  'relative inline-flex select-none items-center justify-center gap-2 rounded-xl font-semibold no-underline ' +
  'transition-colors duration-100 disabled:opacity-50 aria-disabled:cursor-default [&_svg]:shrink-0'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  tinted: 'bg-accent-soft text-accent-ink hover:bg-accent/20',
  secondary: 'border border-edge/60 bg-surface text-ink hover:bg-sunken',
  ghost: 'text-accent-ink hover:bg-accent-soft',
  destructive: 'bg-danger text-white hover:bg-danger-strong dark:text-canvas',
}

// Small buttons stay 44 px tall on touch screens and shrink only for a mouse.
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-3 py-1.5 text-sm md:min-h-9',
  md: 'min-h-11 px-4 py-2',
  lg: 'min-h-13 px-6 py-3 text-lg',
}

export const buttonStyle = (variant: ButtonVariant, size: ButtonSize, className?: string): string =>
  cx(base, variants[variant], sizes[size], className)
