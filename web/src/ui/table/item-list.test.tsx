import { render, screen } from '@testing-library/react'
import type { Ref } from 'react'
import { expect, test, vi } from 'vitest'
import { ItemList } from './item-list.tsx'

test('items near the viewport render without reading the height of each', () => {
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get')
  render(
    <ItemList
      items={Array.from({ length: 100 }, (_, index) => ({
        kind: 'row' as const,
        key: String(index),
        row: {},
      }))}
      place={{ current: document.body }}
      estimate={100}
      whole={30}
      renderItem={({ key }, measured) => (
        <p key={key} {...measured} ref={measured.ref as Ref<HTMLParagraphElement>}>
          Row {key}
        </p>
      )}
      gap={() => null}
    />,
  )
  const rows = screen.getAllByText(/^Row/)
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.length).toBeLessThan(30)
  expect(height).not.toHaveBeenCalled()
})
