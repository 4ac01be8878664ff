import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useAddressState } from '../../lib/address-state.ts'
import { renderPage } from '../../test/render.tsx'
import { MenuItem } from '../menu.tsx'
import { DataTable } from './data-table.tsx'
import { setSingleKeys } from './shortcuts.ts'
import type { Column, DataTableProps, RowEdit } from './table-types.ts'
import { useAddressText, useTableAddress } from './use-table-address.ts'

interface Vial {
  id: number
  name: string
  price: number | null
  note?: string
}

const vials: Vial[] = [
  { id: 1, name: 'BPC-157', price: 54.99 },
  { id: 2, name: 'Tirzepatide', price: 64.5, note: '=1+1' },
  { id: 3, name: 'DSIP', price: null },
  { id: 4, name: 'bremelanotide', price: 9 },
]

const columns: Column<Vial>[] = [
  { id: 'name', title: 'Product', cell: ({ name }) => name, value: ({ name }) => name, hideable: false },
  {
    id: 'price',
    title: 'Price',
    cell: ({ price }) => (price === null ? '—' : `$${price}`),
    value: ({ price }) => price,
    descendingFirst: true,
    align: 'end',
  },
  { id: 'note', title: 'Note', cell: ({ note }) => note, value: ({ note }) => note, sortable: false },
]

const plain: DataTableProps<Vial> = {
  label: 'Vials',
  name: 'vials',
  rows: vials,
  columns,
  keyOf: ({ id }) => String(id),
  nameOf: ({ name }) => name,
  failure: 'The vials could not be loaded',
  empty: { title: 'No vials', action: <button type="button">Add one</button> },
}

const show = (props: Partial<DataTableProps<Vial>> = {}) => renderPage(<DataTable {...plain} {...props} />)
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td:not(:has(input, button))')?.textContent)
const row = (name: RegExp) => screen.getByRole('row', { name })

/** Somebody at a phone. */
const onPhone = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes('max-width'),
        onchange: null,
      }) as unknown as MediaQueryList,
  )

beforeEach(() => setSingleKeys(true))

describe('sorting', () => {
  test('by a head, the other way, and as it was; what says nothing stays last', async () => {
    const { user } = show()
    const price = () => screen.getByRole('columnheader', { name: 'Price' })
    const product = () => screen.getByRole('columnheader', { name: 'Product' })
    expect(price()).not.toHaveAttribute('aria-sort')
    await user.click(within(price()).getByRole('button'))
    expect(names()).toEqual(['Tirzepatide', 'BPC-157', 'bremelanotide', 'DSIP'])
    expect(price()).toHaveAttribute('aria-sort', 'descending')
    await user.click(within(price()).getByRole('button'))
    expect(names()).toEqual(['bremelanotide', 'BPC-157', 'Tirzepatide', 'DSIP'])
    expect(price()).toHaveAttribute('aria-sort', 'ascending')
    await user.click(within(price()).getByRole('button'))
    expect(names()).toEqual(vials.map(({ name }) => name))
    await user.click(within(product()).getByRole('button'))
    expect(names()).toEqual(['BPC-157', 'bremelanotide', 'DSIP', 'Tirzepatide'])
    expect(price()).not.toHaveAttribute('aria-sort')
  })

  test('a column that nobody sorts by has no button', () => {
    show()
    expect(within(screen.getByRole('columnheader', { name: 'Note' })).queryByRole('button')).toBeNull()
  })

  test('what the server sorts keeps its order', async () => {
    const onSort = vi.fn()
    const { user } = show({ sortedElsewhere: true, sort: '', onSort })
    await user.click(screen.getByRole('button', { name: 'Price' }))
    expect(onSort).toHaveBeenCalledExactlyOnceWith('-price')
    expect(names()).toEqual(vials.map(({ name }) => name))
  })
})

describe('the place in the address', () => {
  function Placed() {
    const [text, onText] = useAddressText('q')
    const [tab, setTab] = useAddressState('tab')
    return (
      <>
        <button type="button" onClick={() => setTab('vials', { asNewPlace: true })}>
          Go
        </button>
        <p>At {tab || 'nothing'}</p>
        <DataTable
          {...plain}
          {...useTableAddress()}
          search={{ label: 'Product', text, onText, within: ({ name }) => [name] }}
          detail={({ name }) => <p>All about {name}</p>}
        />
      </>
    )
  }

  test('search, order and open rows are read from it, and written to it', async () => {
    const { user, location } = renderPage(<Placed />, { path: '/admin?q=B&sort=-name&open=1' })
    expect(names()).toEqual(['bremelanotide', 'BPC-157', ''])
    expect(screen.getByText('All about BPC-157')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Details of BPC-157' }))
    await user.click(screen.getByRole('button', { name: 'Product' }))
    await user.clear(screen.getByRole('searchbox'))
    await waitFor(() => expect(location()).toBe('/admin'))
    await user.type(screen.getByRole('searchbox'), 'dsip')
    expect(names()).toEqual(['DSIP'])
    await waitFor(() => expect(location()).toBe('/admin?q=dsip'))
    await user.click(screen.getByRole('button', { name: 'Go' }))
    expect(location()).toBe('/admin?q=dsip&tab=vials')
    expect(screen.getByText('At vials')).toBeVisible()
  })
})

describe('the keyboard', () => {
  const acts = {
    detail: ({ name }: Vial) => <p>All about {name}</p>,
    selection: {
      actions: () => null,
      sum: (rows: readonly Vial[]) => `$${rows.reduce((all, { price }) => all + (price ?? 0), 0)}`,
    },
    menu: () => <MenuItem>Duplicate</MenuItem>,
  }

  test('arrows go through the rows, Enter opens, Escape closes', async () => {
    const { user } = show(acts)
    act(() => row(/BPC-157/).focus())
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    expect(row(/Tirzepatide/)).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByText('All about Tirzepatide')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.queryByText('All about Tirzepatide')).not.toBeInTheDocument()
  })

  test('X marks, Shift+X a span; the bar says how many and what they come to', async () => {
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

  test("'.' shows the row's menu, and its keys are not the table's", async () => {
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

  test("'/' goes to the search; there letters are letters, and Escape empties it", async () => {
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

  test('single letters can be switched off; arrows stay', async () => {
    const { user } = renderPage(<Searched />)
    act(() => setSingleKeys(false))
    act(() => row(/BPC-157/).focus())
    await user.keyboard('x./{ArrowDown}')
    expect(row(/Tirzepatide/)).toHaveFocus()
    expect(screen.queryByRole('region', { name: 'Selected' })).not.toBeInTheDocument()
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })
})

describe('several rows', () => {
  test('all that are filtered are marked at once, and the act gets them', async () => {
    const act = vi.fn()
    const { user } = show({
      selection: {
        actions: (rows, clear) => (
          <button
            type="button"
            onClick={() => {
              act(rows.map(({ id }) => id))
              clear()
            }}
          >
            Hide
          </button>
        ),
      },
      search: { label: 'Product', text: 'b', onText: () => {}, within: ({ name }) => [name] },
    })
    await user.click(screen.getByRole('checkbox', { name: 'Select all vials' }))
    await user.click(screen.getByRole('button', { name: 'Hide' }))
    expect(act).toHaveBeenCalledExactlyOnceWith([1, 4])
    expect(screen.getByRole('checkbox', { name: 'Select BPC-157' })).not.toBeChecked()
  })

  test('a click with Shift takes everything in between', async () => {
    const { user } = show({ selection: { actions: () => null } })
    await user.click(screen.getByRole('checkbox', { name: 'Select DSIP' }))
    await user.keyboard('{Shift>}')
    await user.click(screen.getByRole('checkbox', { name: 'Select BPC-157' }))
    await user.keyboard('{/Shift}')
    expect(screen.getByRole('status')).toHaveTextContent('3 selected')
  })
})

test('rows stand under the heads of their groups', () => {
  show({
    groups: {
      of: ({ price }) => (price === null ? 'Not for sale' : 'For sale'),
      head: (key, rows) => `${key} ${rows.length}`,
    },
  })
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map((one) => one.textContent),
  ).toEqual([
    'For sale 3',
    'BPC-157$54.99',
    'Tirzepatide$64.5=1+1',
    'bremelanotide$9',
    'Not for sale 1',
    'DSIP—',
  ])
})

describe('columns', () => {
  test('are hidden and remembered; the one that names the row stays', async () => {
    const { user, unmount } = show()
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    expect(screen.getAllByRole('menuitemcheckbox').map((item) => item.textContent)).toEqual(['Price', 'Note'])
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Note' }))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('columnheader', { name: 'Note' })).not.toBeInTheDocument()
    unmount()
    show()
    expect(screen.queryByRole('columnheader', { name: 'Note' })).not.toBeInTheDocument()
    expect(screen.getByRole('columnheader', { name: 'Price' })).toBeVisible()
  })

  test('CSV has what is filtered, in its order, and no formula', async () => {
    const blobs: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
        revokeObjectURL: () => {},
      }),
    )
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { user } = show({
      sort: '-price',
      search: { label: 'Product', text: 'i', onText: () => {}, within: ({ name }) => [name] },
    })
    await user.click(screen.getByRole('button', { name: 'CSV' }))
    expect(click).toHaveBeenCalledOnce()
    expect(click.mock.contexts[0]).toHaveProperty('download', 'vials.csv')
    const text = await blobs[0]?.text()
    expect(text?.replace('\uFEFF', '')).toBe(
      "Product,Price,Note\r\nTirzepatide,64.5,'=1+1\r\nbremelanotide,9,\r\nDSIP,,\r\n",
    )
  })
})

describe('states', () => {
  test('loading keeps the heads', () => {
    show({ rows: undefined })
    expect(screen.getByRole('status')).toHaveTextContent('Loading Vials')
  })

  test('a failure says why, and tries again', async () => {
    const onRetry = vi.fn()
    const { user } = show({ rows: undefined, error: new TypeError('Failed to fetch'), onRetry })
    expect(screen.getByRole('alert')).toHaveTextContent('The vials could not be loaded')
    expect(screen.getByRole('alert')).toHaveTextContent('No connection to the server')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test('nothing there names the act that fills it', () => {
    show({ rows: [] })
    expect(screen.getByText('No vials')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add one' })).toBeVisible()
  })

  test('more rows are asked for, and a failure of that leaves the others', async () => {
    const load = vi.fn()
    const { user } = show({ more: { hasMore: true, load, loading: false, failed: true } })
    expect(screen.getByRole('alert')).toHaveTextContent('More could not be loaded.')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(load).toHaveBeenCalledOnce()
    expect(names()).toHaveLength(4)
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

  test('has its fields in the columns; Enter saves, Escape cancels and goes back to the row', async () => {
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

  test('one that is added stands below the others', () => {
    const cells = { name: <input aria-label="New product" /> }
    show({ rows: [], adding: { cells, actions: null, onSave: () => {}, onCancel: () => {} } })
    expect(screen.getByRole('textbox', { name: 'New product' })).toHaveFocus()
  })
})

describe('on a phone', () => {
  test('each row is a card with the same menu, one of them open', async () => {
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

test('of very many rows those around the window are drawn', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(48)
  const many = Array.from({ length: 2000 }, (_, at) => ({ id: at, name: `Vial ${at}`, price: at }))
  show({ rows: many })
  const drawn = screen.getAllByRole('row').length
  expect(drawn).toBeGreaterThan(10)
  expect(drawn).toBeLessThan(200)
})
