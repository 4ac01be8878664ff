import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../test/render.tsx'
import { Menu } from '../menu.tsx'
import { HistoryItem } from './history-item.tsx'

test('a row links to its admin history', async () => {
  renderPage(
    <Menu trigger={<button type="button">More</button>} open>
      <HistoryItem about={{ kind: 'vendor-price', id: 7 }} />
    </Menu>,
  )
  const item = await screen.findByRole('menuitem', { name: 'History' })
  expect(item).toHaveAttribute('href', '/admin/history?kind=vendor-price&object=7')
})
