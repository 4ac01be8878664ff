import type { LucideIconData, LucideProps } from 'lucide-react'
import { createElement, type ReactNode } from 'react'

const names = (props: object) =>
  Object.entries(props).some(
    ([name, value]) => value != null && (name.startsWith('aria-') || name === 'role' || name === 'title'),
  )

/** Replaces lucide-react's own function in builds: the same picture from one component, without classes that nothing styles. */
export function createIcon({ node }: LucideIconData) {
  let shapes: ReactNode
  return function Icon({
    size = 24,
    strokeWidth = 2,
    color = 'currentColor',
    children,
    ...rest
  }: LucideProps) {
    shapes ??= node.map(([tag, attributes]) => createElement(tag, attributes))
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': children || names(rest) ? undefined : 'true',
        ...rest,
      },
      shapes,
      children,
    )
  }
}
