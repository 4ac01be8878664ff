import { cx } from '../../../lib/classes.ts'
import { spotStyles } from './body-map.tsx'
import type { SiteOption } from './use-sites.ts'

/** The legend; explains only visible marks. */
export function SiteLegend({ sites, className }: { sites: readonly SiteOption[]; className?: string }) {
  const rows: [string, string, boolean][] = [
    ['0–3 days', spotStyles.fresh, true],
    ['4–9 days', spotStyles.resting, true],
    ['10 or more', spotStyles.rested, true],
    ['Suggested', spotStyles.suggested, sites.some(({ isSuggested }) => isSuggested)],
    ['Sore', spotStyles.sore, sites.some(({ soreSince }) => soreSince)],
    [
      'Not on label',
      'outline-2 outline-edge outline-dashed -outline-offset-2',
      sites.some(({ isNamed }) => !isNamed),
    ],
  ]
  return (
    <ul aria-hidden="true" className={cx('flex gap-x-3 gap-y-2 text-xs text-soft', className)}>
      {rows
        .filter(([, , isShown]) => isShown)
        .map(([words, style]) => (
          <li key={words} className="flex items-center gap-1.5 whitespace-nowrap">
            <span className={cx('size-3.5 shrink-0 rounded-full', style)} />
            {words}
          </li>
        ))}
    </ul>
  )
}
