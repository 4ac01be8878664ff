import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { Link } from 'react-router'
import { describe, expect, test } from 'vitest'
import { anEntry, aPeptide } from '../test/regimen.ts'
import { serveRegimen } from '../test/regimen-server.ts'
import { renderPage } from '../test/render.tsx'
import { server } from '../test/server.ts'
import { aUser } from '../test/users.ts'
import Peptides from './peptides.tsx'

const peptides = [
  aPeptide({ id: 1, name: 'BPC-157', category: 'Healing' }),
  aPeptide({ id: 2, name: 'TB-500', category: 'Recovery' }),
  aPeptide({ id: 3, name: 'DSIP', category: 'Sleep' }),
]

const open = (path = '/peptides') => renderPage(<Peptides />, { path, user: aUser() })

const section = async (name: string) => within(await screen.findByRole('region', { name }))

const namesIn = async (name: string) =>
  (await section(name))
    .getAllByRole('heading')
    .filter((heading) => heading.closest('li'))
    .map(({ textContent }) => textContent)

describe('the two sections', () => {
  test('without a plan there is no protocol', async () => {
    serveRegimen({ peptides })
    open()
    expect(screen.getByRole('heading', { level: 1, name: 'Peptide Database' })).toBeVisible()
    expect(await namesIn('Available Peptides')).toEqual(['BPC-157', 'TB-500', 'DSIP'])
    expect(screen.queryByText('Your Current Protocol')).not.toBeInTheDocument()
  })

  test("drafts aren't offered, even to operators", async () => {
    serveRegimen({ peptides: [...peptides, aPeptide({ id: 4, name: 'Copy of DSIP', isDraft: true })] })
    renderPage(<Peptides />, { path: '/peptides', user: aUser({ isAdmin: true }) })
    expect(await namesIn('Available Peptides')).toEqual(['BPC-157', 'TB-500', 'DSIP'])
  })

  test("doesn't offer what is already in the protocol", async () => {
    serveRegimen({ peptides, plan: [anEntry({ peptideId: 1, status: 'paused' })] })
    open()
    const protocol = await section('Your Current Protocol')
    expect(protocol.getByText('BPC-157')).toBeVisible()
    expect(protocol.getByText('250 mcg')).toBeVisible()
    expect(protocol.getByText('Paused')).toBeVisible()
    expect(await namesIn('Available Peptides')).toEqual(['TB-500', 'DSIP'])
  })

  test('completed peptides can be added again', async () => {
    serveRegimen({ peptides, plan: [anEntry({ peptideId: 1, status: 'completed' })] })
    open()
    expect(await namesIn('Available Peptides')).toEqual(['BPC-157', 'TB-500', 'DSIP'])
    expect(screen.queryByText('Your Current Protocol')).not.toBeInTheDocument()
  })

  test('offers nothing when everything is in the protocol', async () => {
    const plan = peptides.map(({ id }) => anEntry({ id: id + 10, peptideId: id }))
    serveRegimen({ peptides, plan })
    open()
    expect(await screen.findByText('All available peptides are already in your protocol.')).toBeVisible()
  })

  test.each([
    ['/api/peptides', 'We couldn’t load the peptides'],
    ['/api/user-peptides', 'We couldn’t load your plan'],
  ])('retries when %s fails', async (path, title) => {
    serveRegimen({ peptides })
    server.use(http.get(path, () => HttpResponse.json({}, { status: 500 }), { once: true }))
    const { user } = open()
    expect(await screen.findByText(title)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await namesIn('Available Peptides')).toHaveLength(3)
  })
})

describe('the filters', () => {
  const search = () => screen.findByPlaceholderText('Search peptides...')

  test('a search narrows the list and is in the URL', async () => {
    serveRegimen({ peptides })
    const { user, location } = open()
    await user.type(await search(), 'tb 500')
    expect(await namesIn('Available Peptides')).toEqual(['TB-500'])
    expect(location()).toBe('/peptides?q=tb+500')
    await user.clear(await search())
    expect(await namesIn('Available Peptides')).toHaveLength(3)
    expect(location()).toBe('/peptides')
  })

  test('so does a category', async () => {
    serveRegimen({ peptides })
    const { user, location } = open()
    await search()
    expect(screen.getByLabelText('Category')).toHaveDisplayValue('All Categories')
    await user.selectOptions(screen.getByLabelText('Category'), 'Sleep')
    expect(await namesIn('Available Peptides')).toEqual(['DSIP'])
    expect(location()).toBe('/peptides?category=Sleep')
  })

  test('are restored from the URL, without an unknown category', async () => {
    serveRegimen({ peptides })
    const { unmount } = open('/peptides?q=dsip&category=Sleep')
    expect(await search()).toHaveValue('dsip')
    expect(screen.getByLabelText('Category')).toHaveDisplayValue('Sleep')
    expect(await namesIn('Available Peptides')).toEqual(['DSIP'])
    unmount()
    open('/peptides?category=Nonsense')
    expect(await namesIn('Available Peptides')).toHaveLength(3)
  })

  test('follow a link’s URL', async () => {
    serveRegimen({ peptides })
    const page = (
      <>
        <Link to="/peptides?q=dsip">Elsewhere</Link>
        <Peptides />
      </>
    )
    const { user } = renderPage(page, { path: '/peptides', user: aUser() })
    await user.type(await search(), 'tb')
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    expect(await search()).toHaveValue('dsip')
    expect(await namesIn('Available Peptides')).toEqual(['DSIP'])
  })

  test('without results say so and can be cleared', async () => {
    serveRegimen({ peptides })
    const { user, location } = open('/peptides?q=zzz&category=Sleep')
    expect(await screen.findByText('No peptides match your filters.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await namesIn('Available Peptides')).toHaveLength(3)
    expect(await search()).toHaveValue('')
    expect(location()).toBe('/peptides')
  })

  test('a search finds plan entries and links to them', async () => {
    serveRegimen({ peptides, plan: [anEntry({ peptideId: 1 })] })
    const { user, location } = open('/peptides?q=bpc')
    const list = within(await screen.findByRole('list', { name: 'In your plan' }))
    expect(screen.queryByText('No peptides match your filters.')).not.toBeInTheDocument()
    await user.click(list.getByRole('link', { name: /BPC-157/ }))
    expect(location()).toBe('/reminders')
  })

  test('without a search, the plan has its own grid', async () => {
    serveRegimen({ peptides, plan: [anEntry({ peptideId: 1 })] })
    open('/peptides')
    await screen.findByRole('heading', { name: 'Available Peptides' })
    expect(screen.queryByRole('list', { name: 'In your plan' })).not.toBeInTheDocument()
  })
})

test('goals are sections of two rows, each with its evidence; a third shows if it is the last', async () => {
  const ofGoal = ['Semaglutide', 'Tirzepatide', 'Retatrutide', 'AOD-9604']
  const few = ['DSIP', 'Epitalon', 'Selank'].map((name, id) =>
    aPeptide({ id: id + 9, name, category: 'Sleep' }),
  )
  const many = ofGoal.map((name, id) => aPeptide({ id: id + 1, name, category: 'Fat Loss' }))
  serveRegimen({ peptides: [...many, ...few] })
  const { user } = open()
  const section = within(await screen.findByRole('region', { name: 'Fat Loss' }))
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Approved'),
    expect.stringContaining('Approved'),
  ])
  await user.click(section.getByRole('button', { name: 'All 4' }))
  expect(section.getAllByRole('listitem').at(2)).toHaveTextContent('Phase 3')
  expect(within(screen.getByRole('region', { name: 'Sleep' })).getAllByRole('listitem')).toHaveLength(3)
})

describe('the details', () => {
  const openAbout = async (name: string) => {
    const page = open()
    await page.user.click(await screen.findByRole('button', { name: `Information about ${name}` }))
    const dialog = within(await screen.findByRole('dialog', { name }))
    await page.user.click(dialog.getByText('More'))
    return { ...page, dialog }
  }

  test('show everything, with separate evidence and a medical disclaimer', async () => {
    serveRegimen({ peptides: [aPeptide()] })
    const { dialog } = await openAbout('BPC-157')
    const told = ['Benefits', 'Side effects', 'Recommended dose', 'Frequency', 'Duration', 'Best taken with']
    for (const name of told) expect(dialog.getByText(name)).toBeVisible()
    const { benefits, sideEffects, recommendedDose, duration, bestTakenWith } = aPeptide()
    for (const text of [
      benefits,
      sideEffects,
      recommendedDose,
      duration,
      bestTakenWith,
      'Healing',
      'Daily',
    ]) {
      expect(dialog.getByText(text)).toBeVisible()
    }
    expect(dialog.getByText('A short chain of amino acids.')).toBeVisible()
    expect(dialog.getByText('Evidence').nextSibling).toHaveTextContent('Animal studies only.')
    expect(dialog.getByText(/^For research and education, not medical advice/)).toBeVisible()
  })

  test('show routes, class, other names, doping status and sources', async () => {
    const source = { name: 'Its label', url: 'https://example.com/label', checked: '2026-11-22' }
    const known = {
      routes: ['oral' as const, 'subcutaneous' as const],
      peptideClass: 'GLP-1 agonist' as const,
      aliases: ['Brand', 'Short'],
      forbiddenInSport: 'At all times',
      statusCheckedOn: '2026-11-22',
      sources: [source],
    }
    serveRegimen({ peptides: [aPeptide(known)] })
    const { dialog } = await openAbout('BPC-157')
    const detailOf = (name: string) => dialog.getByText(name).nextSibling
    expect(dialog.getByText('GLP-1 agonist')).toBeVisible()
    expect(detailOf('How to take it')).toHaveTextContent('By mouth, under the skin')
    expect(detailOf('Also called')).toHaveTextContent('Brand, Short')
    expect(detailOf('Banned in sport')).toHaveTextContent('At all times')
    expect(dialog.getByText('Status checked on Nov 22, 2026')).toBeVisible()
    const sources = within(dialog.getByRole('list', { name: 'Sources' }))
    const link = sources.getByRole('link', { name: 'Its label' })
    expect(link).toHaveAttribute('href', source.url)
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
    expect(dialog.queryByText('Contains')).not.toBeInTheDocument()
  })

  test('list a blend’s components, and say when no typical amount is known', async () => {
    const components = [
      { name: 'GHK-Cu', mg: 50 },
      { name: 'KPV', mg: null },
    ]
    serveRegimen({ peptides: [aPeptide({ components, frequency: '' })] })
    const { dialog } = await openAbout('BPC-157')
    expect(dialog.getByText('Contains').nextSibling).toHaveTextContent('GHK-Cu 50 mg, KPV')
    expect(dialog.getByText('Frequency').nextSibling).toHaveTextContent('No typical frequency known.')
    expect(dialog.queryByText('Banned in sport')).not.toBeInTheDocument()
  })

  test('link to adding, unless it is in the protocol', async () => {
    serveRegimen({ peptides, plan: [anEntry({ peptideId: 1 })] })
    const { user, dialog } = await openAbout('BPC-157')
    expect(dialog.queryByRole('button', { name: 'Add to plan' })).not.toBeInTheDocument()
    expect(dialog.getByRole('link', { name: 'Log Dose' })).toHaveAttribute('href', '/reminders?log=11')
    await user.click(dialog.getByRole('button', { name: 'Edit plan' }))
    const editing = within(await screen.findByRole('dialog', { name: 'Edit BPC-157' }))
    await user.click(editing.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Information about DSIP' }))
    await user.click(await screen.findByRole('button', { name: 'Add to plan' }))
    expect(await screen.findByRole('dialog', { name: 'Add DSIP to your plan' })).toBeVisible()
  })
})
