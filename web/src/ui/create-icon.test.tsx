import { createLucideIcon, type LucideIconData } from 'lucide-react'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createIcon } from './create-icon.ts'

/** The markup with sorted attributes and without lucide's own classes. */
function markupOf(icon: ComponentType<object>, props: object): string {
  const html = renderToStaticMarkup(createElement(icon, props))
  return html
    .replaceAll(/ class="([^"]*)"/g, (_, classes: string) => {
      const own = classes.split(' ').filter((name) => !name.startsWith('lucide'))
      return own.length > 0 ? ` class="${own.join(' ')}"` : ''
    })
    .replace(
      /<svg ([^>]*)>/,
      (_, attributes: string) =>
        `<svg ${attributes
          .match(/\S+="[^"]*"/g)
          ?.toSorted()
          .join(' ')}>`,
    )
}

const data: LucideIconData = {
  name: 'sample',
  size: 24,
  node: [
    ['path', { d: 'M5 12h14', key: 'line' }],
    ['circle', { cx: '12', cy: '12', r: '3', key: 'dot' }],
  ],
}

test.each<object>([
  {},
  { className: 'size-4' },
  { 'aria-hidden': 'true', strokeWidth: 3 },
  { role: 'img', 'aria-label': 'Add', size: 16, color: 'red' },
  { className: 'size-5 text-soft', 'data-mark': 'x', style: { opacity: 1 } },
])('an icon with %j looks as lucide-react renders it', (props) => {
  expect(markupOf(createIcon(data), props)).toBe(markupOf(createLucideIcon(data), props))
})
