import { Tabs as Radix } from 'radix-ui'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { cx } from '../lib/classes.ts'

interface Tab<Value extends string> {
  value: Value
  label: string
  /** small text after the label: a count */
  badge?: ReactNode
  /** the badge counts new items */
  isNews?: boolean
}

/** One look per level, so they aren't confused. */
const looks = {
  row: {
    list: 'gap-1 border-b border-line max-md:-mx-4 max-md:gap-0 max-md:px-2',
    tab: 'min-h-11 border-b-3 border-transparent px-3.5 max-[24rem]:gap-1.5 max-[24rem]:px-2.5 data-[state=active]:border-accent data-[state=active]:text-accent-ink',
  },
  keys: {
    list: 'w-fit rounded-xl bg-sunken ring-1 ring-line max-md:w-full',
    tab: 'min-h-11 rounded-xl px-4 text-sm max-md:flex-1 md:min-h-9 data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:ring-2 data-[state=active]:ring-accent data-[state=active]:ring-inset',
  },
  head: {
    list: 'gap-1 border-b border-line px-2 md:rounded-t-2xl md:border md:bg-surface',
    tab: 'min-h-11 border-b-3 border-transparent px-2.5 text-sm md:min-h-9 data-[state=active]:border-accent data-[state=active]:text-accent-ink',
  },
}

interface TabsProps<Value extends string> {
  /** accessible name: 'Admin Panel' */
  label: string
  tabs: readonly Tab<Value>[]
  /** the selected tab; an unknown value selects none */
  value: Value | undefined
  onChange: (value: Value) => void
  /** a row below the title, segments, or a card's header */
  look?: keyof typeof looks
  /** the selected tab's content */
  children: ReactNode
  className?: string
}

/** Scrolls the selected tab into view. */
function useInSight(value: string | undefined) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is open
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[data-state=active]')
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - list.current.clientWidth / 3
  }, [value])
  return list
}

/** Selects a tab like the library, but without a focus ring for pointer users. */
function pressWith(open: () => void) {
  return (event: MouseEvent<HTMLElement>) => {
    if (event.button !== 0 || event.ctrlKey) return
    event.preventDefault()
    event.currentTarget.focus({ focusVisible: false })
    open()
  }
}

/** Tabs. Arrow keys move, Enter selects. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, look = 'row', children, className } = props
  const list = useInSight(value)
  return (
    <Radix.Root
      value={value ?? ''}
      onValueChange={(next) => onChange(next as Value)}
      activationMode="manual"
      className={className}
    >
      <Radix.List
        ref={list}
        aria-label={label}
        className={cx('relative flex overflow-x-auto [scrollbar-width:none]', looks[look].list)}
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            onMouseDown={pressWith(() => tab.value !== value && onChange(tab.value))}
            className={cx(
              'inline-flex shrink-0 items-center justify-center gap-2 font-semibold whitespace-nowrap text-soft -outline-offset-3 transition-colors duration-100 hover:text-ink',
              looks[look].tab,
            )}
          >
            {tab.label}
            {tab.badge !== undefined && (
              <span
                aria-hidden={tab.isNews}
                className={cx(
                  'rounded-full px-2 py-0.5 text-xs tabular-nums',
                  tab.isNews ? 'bg-accent font-bold text-on-accent' : 'bg-sunken text-soft',
                )}
              >
                {tab.badge}
              </span>
            )}
            {tab.isNews && <span className="sr-only">{tab.badge} unread</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {value !== undefined && (
        <Radix.Content value={value} tabIndex={-1}>
          {children}
        </Radix.Content>
      )}
    </Radix.Root>
  )
}
