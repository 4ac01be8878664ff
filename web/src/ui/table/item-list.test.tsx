import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps, Ref } from 'react'
import { expect, test, vi } from 'vitest'
import { ItemList } from './item-list.tsx'

const items = Array.from({ length: 100 }, (_, index) => ({
  kind: 'row' as const,
  key: String(index),
  row: {},
}))

const renderRow: ComponentProps<typeof ItemList>['renderItem'] = ({ key }, measured) => (
  <p key={key} {...measured} ref={measured.ref as Ref<HTMLParagraphElement>}>
    Row {key}
  </p>
)

const showList = (renderItem = renderRow) =>
  render(
    <ItemList
      items={items}
      place={{ current: document.body }}
      estimate={100}
      whole={30}
      renderItem={renderItem}
      gap={() => null}
    />,
  )

test('items near the viewport render without reading the height of each', () => {
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get')
  showList()
  const rows = screen.getAllByText(/^Row/)
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.length).toBeLessThan(30)
  expect(height).not.toHaveBeenCalled()
})

test('scrolling renders only the items that come into view', () => {
  const renderItem = vi.fn(renderRow)
  showList(renderItem)
  const atFirst = renderItem.mock.calls.length
  act(() => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(400)
    fireEvent.scroll(window)
  })
  const keys = renderItem.mock.calls.map(([{ key }]) => key)
  expect(keys.length).toBeGreaterThan(atFirst)
  expect(keys).toEqual([...new Set(keys)])
})
