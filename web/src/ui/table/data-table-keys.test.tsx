import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderPage } from '../../test/render.tsx'
import { onPhone, plain, row, show, type Vial } from '../../test/vials-table.tsx'
import { MenuItem } from '../menu.tsx'
import { DataTable } from './data-table.tsx'
import { setSingleKeys } from './shortcuts.ts'
import type { RowEdit } from './table-types.ts'

beforeEach(() => setSingleKeys(true))

describe('keyboard', () => {
  const acts = {
    detail: ({ name }: Vial) => <p>All about {name}</p>,
    selection: {
      actions: () => null,
      sum: (rows: readonly Vial[]) => `$${rows.reduce((all, { price }) => all + (price ?? 0), 0)}`,
    },
    menu: () => <MenuItem>Duplicate</MenuItem>,
  }

  test('arrow keys move between rows, Enter opens, Escape closes', async () => {
    const { user } = show(acts)
    act(() => row(/BPC-157/).focus())
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    expect(row(/Tirzepatide/)).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByText('All about Tirzepatide')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.queryByText('All about Tirzepatide')).not.toBeInTheDocument()
  })

  test('X selects, Shift+X selects a range; the bar shows count and totals', async () => {
    const { user } = show(acts)
    act(() => row(/BPC-157/).focus())
    await user.keyboard('x{ArrowDown}{ArrowDown}')
    await user.keyboard('{Shift>}X{/Shift}')
    const bar = within(screen.getByRole('region', { name: 'Selected' }))
    expect(bar.getByRole('status')).toHaveTextContent('3 selected · $119.49')
    await user.keyboard('x')
    expect(bar.getByRole('status')).toHaveTextContent('2 selected')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: 'Selected' })).not.toBeInTheDocument()
  })

  test("'.' opens the row's menu, whose keys don't reach the table", async () => {
    const { user } = show(acts)
    act(() => row(/DSIP/).focus())
    await user.keyboard('.')
    expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
    await user.keyboard('x{Escape}')
    expect(screen.queryByRole('menuitem')).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Selected' })).not.toBeInTheDocument()
  })

  function Searched() {
    const [text, onText] = useState('')
    return (
      <DataTable
        {...plain}
        {...acts}
        search={{ label: 'Product', text, onText, within: ({ name }) => [name] }}
      />
    )
  }

  test("'/' focuses the search, where letters are letters and Escape clears it", async () => {
    const { user } = renderPage(<Searched />)
    await user.keyboard('/')
    expect(screen.getByRole('searchbox')).toHaveFocus()
    await user.keyboard('x/.')
    expect(screen.getByRole('searchbox')).toHaveValue('x/.')
    expect(screen.getByText('Nothing matches "x/."')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('searchbox')).toHaveValue('')
    await user.keyboard('{Escape}')
    expect(screen.getByRole('searchbox')).not.toHaveFocus()
  })

  test('single-letter shortcuts can be switched off, arrows stay', async () => {
    const { user } = renderPage(<Searched />)
    act(() => setSingleKeys(false))
    act(() => row(/BPC-157/).focus())
    await user.keyboard('x./{ArrowDown}')
    expect(row(/Tirzepatide/)).toHaveFocus()
    expect(screen.queryByRole('region', { name: 'Selected' })).not.toBeInTheDocument()
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })
})

describe('an edited row', () => {
  function Edited({ onSave, onCancel }: Pick<RowEdit, 'onSave' | 'onCancel'>) {
    const [id, setId] = useState<number>()
    const edit = {
      cells: { price: <input aria-label="Price" defaultValue="1" /> },
      actions: <button type="button">Save</button>,
      problem: 'Price is required',
      onSave,
      onCancel: () => {
        onCancel()
        setId(undefined)
      },
    }
    const quick = (vial: Vial) => (
      <button type="button" onClick={() => setId(vial.id)}>
        Edit {vial.name}
      </button>
    )
    return <DataTable {...plain} quick={quick} edit={(vial) => (vial.id === id ? edit : undefined)} />
  }

  test('has its fields in the columns; Enter saves, Escape cancels and returns to the row', async () => {
    const [onSave, onCancel] = [vi.fn(), vi.fn()]
    const { user } = renderPage(<Edited onSave={onSave} onCancel={onCancel} />)
    await user.click(screen.getByRole('button', { name: 'Edit DSIP' }))
    expect(screen.getByRole('textbox', { name: 'Price' })).toHaveFocus()
    expect(screen.getByRole('alert')).toHaveTextContent('Price is required')
    await user.keyboard('{Enter}')
    expect(onSave).toHaveBeenCalledOnce()
    await user.keyboard('x{Escape}')
    expect(onCancel).toHaveBeenCalledOnce()
    await waitFor(() => expect(row(/DSIP/)).toHaveFocus())
  })

  test('a new one is below the others', () => {
    const cells = { name: <input aria-label="New product" /> }
    show({ rows: [], adding: { cells, actions: null, onSave: () => {}, onCancel: () => {} } })
    expect(screen.getByRole('textbox', { name: 'New product' })).toHaveFocus()
  })
})

describe('on a phone', () => {
  test('each row is a card with the same menu, one open at a time', async () => {
    onPhone()
    const { user } = show({
      detail: ({ name }) => <p>All about {name}</p>,
      menu: ({ name }) => <MenuItem>Duplicate {name}</MenuItem>,
    })
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(screen.getAllByRole('listitem')).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: 'Details of DSIP' }))
    await user.click(screen.getByRole('button', { name: 'Details of BPC-157' }))
    expect(screen.queryByText('All about DSIP')).not.toBeInTheDocument()
    expect(screen.getByText('All about BPC-157')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Actions for DSIP' }))
    expect(await screen.findByRole('menuitem', { name: 'Duplicate DSIP' })).toBeVisible()
  })

  test('sorts from a menu', async () => {
    onPhone()
    const { user } = show()
    await user.click(screen.getByRole('button', { name: 'Sort and save' }))
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Price' }))
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Tirzepatide')
  })
})
