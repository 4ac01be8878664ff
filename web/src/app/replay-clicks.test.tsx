import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { enableFields, ReplayClicks } from './replay-clicks.tsx'

const script = readFileSync(join(import.meta.dirname, '../../public/before-app.js'), 'utf8')

afterEach(() => {
  document.body.innerHTML = ''
})

/** A server-rendered page with the inline script. */
function serverRendered(html: string): HTMLElement {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  document.body.innerHTML = `<div id="root" data-server-rendered>${html}</div>`
  const current = Object.assign(document.createElement('script'), { textContent: '' })
  current.setAttribute('data-then', '/assets/app.js')
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(current)
  new Function(script)()
  return document.getElementById('root') as HTMLElement
}

/** Renders the app over the page. */
async function renderApp(root: HTMLElement, names: readonly string[]) {
  const onPress = vi.fn()
  root.innerHTML = ''
  const buttons = Object.entries(names).map(([place, name]) => (
    <button key={place} type="button" aria-label={name} onClick={() => onPress(name)} />
  ))
  render(
    <>
      {buttons}
      <ReplayClicks />
    </>,
    { container: root },
  )
  await waitFor(() => expect(root).not.toHaveAttribute('data-server-rendered'))
  return onPress
}

test('a click before the app loads is replayed once it has', async () => {
  const root = serverRendered(
    '<button aria-label="Taken: BPC-157"><svg></svg></button><button>Later</button>',
  )
  fireEvent.click(root.querySelector('svg') as Element)
  const onPress = await renderApp(root, ['Taken: BPC-157', 'Later'])
  expect(onPress.mock.calls).toEqual([['Taken: BPC-157']])
  fireEvent.click(screen.getByRole('button', { name: 'Later' }))
  expect(onPress.mock.lastCall).toEqual(['Later'])
})

test('a tab clicked before the app loads opens', async () => {
  const root = serverRendered('<button role="tab">Users</button><button role="tab">Inventory</button>')
  fireEvent.click(screen.getByRole('tab', { name: 'Inventory' }))
  root.innerHTML = ''
  const tabs = [
    { value: 'users', label: 'Users' },
    { value: 'inventory', label: 'Inventory' },
  ]
  const onChange = vi.fn()
  render(
    <>
      <Tabs label="Panel" tabs={tabs} value="users" onChange={onChange}>
        Here
      </Tabs>
      <ReplayClicks />
    </>,
    { container: root },
  )
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('inventory'))
})

test('nothing is replayed without a click, or where two buttons have the same name', async () => {
  expect(await renderApp(serverRendered('<button>More</button>'), ['More'])).not.toHaveBeenCalled()
  const root = serverRendered('<button>More</button>')
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(await renderApp(root, ['More', 'More'])).not.toHaveBeenCalled()
})

test('a form that could not be filled in yet is not submitted later', async () => {
  const root = serverRendered(
    '<form><input name="email" data-inert-until-hydrated readonly><button type="submit">Send</button></form>',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await renderApp(root, ['Send'])).not.toHaveBeenCalled()
})

test('a form is not submitted before the app loads', () => {
  const root = serverRendered('<form><input name="search"></form>')
  expect(fireEvent.submit(root.querySelector('form') as Element)).toBe(false)
})

test('of two buttons with the same name, the clicked one is replayed', async () => {
  const root = serverRendered('<button>More</button><button>More</button>')
  const [, second] = screen.getAllByRole('button', { name: 'More' })
  const onPress = vi.fn()
  fireEvent.click(second as Element)
  second?.addEventListener('click', onPress)
  render(<ReplayClicks />, { container: document.body.appendChild(document.createElement('div')) })
  await waitFor(() => expect(onPress).toHaveBeenCalledOnce())
  expect(root).not.toHaveAttribute('data-server-rendered')
})

test('fields are inert until hydrated, and then a checked box is checked', () => {
  const root = serverRendered(
    '<input type="checkbox" data-inert-until-hydrated readonly><select data-inert-until-hydrated disabled></select><input readonly>',
  )
  const box = screen.getByRole('checkbox')
  fireEvent.click(box)
  expect(box).not.toBeChecked()
  delete root.dataset.serverRendered
  fireEvent.click(box)
  expect(box).not.toBeChecked()
  enableFields(root)
  expect(box).toBeChecked()
  expect(root.querySelector('select')).toBeEnabled()
  expect(root.querySelectorAll('[readonly]')).toHaveLength(1)
})

test('a menu opens too', async () => {
  const root = serverRendered('<button aria-haspopup="menu" aria-expanded="false">More</button>')
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  root.replaceChildren()
  const page = render(
    <>
      <Menu trigger={<button type="button">More</button>}>
        <MenuItem>Pause</MenuItem>
      </Menu>
      <ReplayClicks />
    </>,
    { container: root },
  )
  expect(await screen.findByRole('menuitem', { name: 'Pause' })).toBeVisible()
  page.unmount()
})
