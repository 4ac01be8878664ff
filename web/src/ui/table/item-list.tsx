import type { RowData } from '@tanstack/react-table'
import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { type ReactNode, type Ref, type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { useMedia } from '../../lib/rendering/use-media.ts'
import type { Item } from './table-rows.ts'

/** Up to this many rows, all are rendered. */
export const WHOLE = 120

/** Pixels that are rendered above and below the viewport. */
const BEYOND = 400

interface ItemListProps<Row extends RowData> {
  items: readonly Item<Row>[]
  /** the list's element */
  place: RefObject<HTMLElement | null>
  /** estimated item height in pixels */
  estimate: number
  /** gap between items in pixels, from their margins */
  between?: number
  /** up to this many items render completely, so find-in-page, printing and dragging work; above, only visible ones */
  whole: number
  renderItem: (item: Item<Row>, measured: { ref?: Ref<HTMLElement>; 'data-index'?: number }) => ReactNode
  /** the space of unrendered items */
  gap: (height: number, key: string) => ReactNode
}

/** Always rendered: the sticky group header of an index, and the focused row. */
function alwaysRendered<Row>(items: readonly Item<Row>[], first: number): number[] {
  const head = items.findLastIndex(({ kind }, at) => kind === 'head' && at <= first)
  const focused = document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset.index
  return [head, Number(focused ?? -1)].filter((at) => at >= 0 && at < items.length)
}

/**
 * An item's height once it is observed, which is before the next paint; until then the known one. Reading it when it is
 * rendered would lay out the page once for each item.
 */
function heightOf(
  element: HTMLElement,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<Window, HTMLElement>,
): number {
  const known = virtualizer.measurementsCache[virtualizer.indexFromElement(element)]?.size
  return entry || known === undefined ? measureElement(element, entry, virtualizer) : known
}

function VirtualItems<Row extends RowData>(list: ItemListProps<Row>) {
  const { items, place, estimate, between = 0, renderItem, gap } = list
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const box = place.current?.getBoundingClientRect()
    if (box) setTop(box.top + window.scrollY)
  }, [place])
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: items.length,
    estimateSize: () => estimate,
    getItemKey: (at) => items[at]?.key ?? at,
    overscan: Math.ceil(BEYOND / estimate),
    measureElement: heightOf,
    gap: between,
    scrollMargin: top,
    rangeExtractor: (range: Range) =>
      [...new Set([...alwaysRendered(items, range.startIndex), ...defaultRangeExtractor(range)])].toSorted(
        (a, b) => a - b,
      ),
  })
  const { measureElement: measure } = virtualizer
  // Kept while the list stays the same: scrolling and measuring render only items that come into view.
  const elementAt = useMemo(() => {
    const elements = new Map<number, ReactNode>()
    return (index: number): ReactNode => {
      const item = items[index]
      if (item && !elements.has(index))
        elements.set(index, renderItem(item, { ref: measure, 'data-index': index }))
      return elements.get(index)
    }
  }, [items, renderItem, measure])
  let end = top
  const rendered = virtualizer.getVirtualItems().flatMap(({ index, start, end: itsEnd }) => {
    const room = start - end
    end = itsEnd + between
    if (!items[index]) return []
    const before = room > 0 ? [gap(room, `before-${index}`)] : []
    return [...before, elementAt(index)]
  })
  const left = virtualizer.getTotalSize() + top - end
  return [...rendered, left > 0 && gap(left, 'after')]
}

/** All items if few or on paper, otherwise only those near the viewport. */
export function ItemList<Row extends RowData>(list: ItemListProps<Row>) {
  const { items, whole, renderItem } = list
  const isPrinted = useMedia('print')
  if (isPrinted || items.length <= whole) return items.map((item) => renderItem(item, {}))
  return <VirtualItems {...list} />
}
