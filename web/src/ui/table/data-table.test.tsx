import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useAddressState } from '../../lib/navigation/address-state.ts'
import { renderPage } from '../../test/render.tsx'
import { names, plain, show, type Vial, vials } from '../../test/vials-table.tsx'
import { DataTable } from './data-table.tsx'
import { setSingleKeys } from './shortcuts.ts'
import type { Column } from './table-types.ts'
import { useAddressText, useTableAddress } from './use-table-address.ts'

beforeEach(() => setSingleKeys(true))

describe('sorting', () => {
  test('by a header, reversed, then reset; empty values stay last', async () => {
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

  test('an unsortable column has no button', () => {
    show()
    expect(within(screen.getByRole('columnheader', { name: 'Note' })).queryByRole('button')).toBeNull()
  })

  test('keeps the server’s order', async () => {
    const onSort = vi.fn()
    const { user } = show({ sortedElsewhere: true, sort: '', onSort })
    await user.click(screen.getByRole('button', { name: 'Price' }))
    expect(onSort).toHaveBeenCalledExactlyOnceWith('-price')
    expect(names()).toEqual(vials.map(({ name }) => name))
  })
})

describe('URL state', () => {
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

  test('reads search, order and open rows from the URL and writes them to it', async () => {
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

describe('bulk selection', () => {
  test('selects all filtered rows at once and passes them to the action', async () => {
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

  test('Shift-click selects a range', async () => {
    const { user } = show({ selection: { actions: () => null } })
    await user.click(screen.getByRole('checkbox', { name: 'Select DSIP' }))
    await user.keyboard('{Shift>}')
    await user.click(screen.getByRole('checkbox', { name: 'Select BPC-157' }))
    await user.keyboard('{/Shift}')
    expect(screen.getByRole('status')).toHaveTextContent('3 selected')
  })
})

test('rows are grouped under headings', () => {
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
  test('are hidden and remembered, except the one that names the row', async () => {
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

  test('CSV contains the filtered rows in order, without formulas', async () => {
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
  test('loading keeps the headers', () => {
    show({ rows: undefined })
    expect(screen.getByRole('status')).toHaveTextContent('Loading Vials')
  })

  test('a failure explains why and can be retried', async () => {
    const onRetry = vi.fn()
    const { user } = show({ rows: undefined, error: new TypeError('Failed to fetch'), onRetry })
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load the vials')
    expect(screen.getByRole('alert')).toHaveTextContent('We can’t reach the server')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test('an empty table names the action that fills it', () => {
    show({ rows: [] })
    expect(screen.getByText('No vials')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add one' })).toBeVisible()
  })

  test('loads more rows, and a failure keeps the others', async () => {
    const load = vi.fn()
    const { user } = show({ more: { hasMore: true, load, loading: false, failed: true } })
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load more.')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(load).toHaveBeenCalledOnce()
    expect(names()).toHaveLength(4)
  })
})

test('renders only rows near the viewport', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(48)
  const many = Array.from({ length: 2000 }, (_, index) => ({
    id: index,
    name: `Vial ${index}`,
    price: index,
  }))
  show({ rows: many })
  const rowCount = screen.getAllByRole('row').length
  expect(rowCount).toBeGreaterThan(10)
  expect(rowCount).toBeLessThan(200)
})

test('the first response renders after what is urgent', () => {
  let answer = () => {}
  function Answered() {
    const [rows, setRows] = useState<typeof plain.rows>()
    answer = () => setRows(plain.rows)
    return <DataTable {...plain} rows={rows} />
  }
  renderPage(<Answered />)
  act(() => {
    flushSync(answer)
    expect(screen.queryByText('BPC-157')).toBeNull()
  })
  expect(screen.getByText('BPC-157')).toBeVisible()
})

test('a tablet leaves out the columns that would take the room of the name; phones and desks show them', () => {
  const columns = plain.columns.map(
    (column): Column<Vial> => ({ ...column, notOnTablets: column.id === 'note' }),
  )
  const { unmount } = show({ columns })
  expect(screen.getByRole('columnheader', { name: 'Note' })).toBeVisible()
  unmount()

  const onTablet = (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.startsWith('(width >= 768px)') })
  vi.spyOn(window, 'matchMedia').mockImplementation(onTablet as unknown as typeof window.matchMedia)
  show({ columns })
  expect(screen.getByRole('columnheader', { name: /Price/ })).toBeVisible()
  expect(screen.queryByRole('columnheader', { name: 'Note' })).not.toBeInTheDocument()
})
