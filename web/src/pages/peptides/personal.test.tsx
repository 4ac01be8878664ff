import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { fillIn } from '../../test/personal-form.ts'
import { anEntry, aPeptide, aPersonalEntry, aPersonalPeptide } from '../../test/regimen.ts'
import { serveRegimen } from '../../test/regimen-server.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aUser } from '../../test/users.ts'
import { whenSent } from '../../test/when-sent.ts'
import Peptides from '../peptides.tsx'

const PATH = '/api/personal-peptides'

const open = (path = '/peptides') => renderPage(<Peptides />, { path, user: aUser() })

const section = async (name: string) => within(await screen.findByRole('region', { name }))

const row = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement)

describe('in the list', () => {
  test('comes first, marked, and is searchable', async () => {
    serveRegimen({ peptides: [aPeptide()], personal: [aPersonalPeptide()] })
    open('/peptides?q=my blend&category=Recovery')
    const available = await section('Available Peptides')
    expect(available.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual(['My blend'])
    expect((await row('My blend')).getByText('Personal')).toBeVisible()
    expect(available.queryByRole('button', { name: 'Compare prices of My blend' })).not.toBeInTheDocument()
  })

  test("isn't confused with the catalog peptide of the same number", async () => {
    serveRegimen({
      peptides: [aPeptide({ id: 1 })],
      personal: [aPersonalPeptide({ id: 1 })],
      plan: [anEntry({ peptideId: 1 })],
    })
    open()
    expect((await section('Available Peptides')).getByText('My blend')).toBeVisible()
    expect((await section('Your Current Protocol')).queryByText('Personal')).not.toBeInTheDocument()
  })

  test("is marked in the protocol, has details and isn't offered again", async () => {
    serveRegimen({ personal: [aPersonalPeptide()], plan: [aPersonalEntry()] })
    const { user } = open()
    expect(await screen.findByText('All available peptides are already in your protocol.')).toBeVisible()
    const protocol = await section('Your Current Protocol')
    expect(protocol.getByText('Personal')).toBeVisible()
    await user.click(protocol.getByRole('button', { name: 'Information about My blend' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'My blend' }))
    expect(dialog.getByText('Mixed by my pharmacy.')).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Add to plan' })).not.toBeInTheDocument()
  })

  test('retries after a failure', async () => {
    serveRegimen({ personal: [aPersonalPeptide()] })
    server.use(http.get(PATH, () => HttpResponse.json({}, { status: 500 }), { once: true }))
    const { user } = open()
    expect(await screen.findByText('We couldn’t load the peptides')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await row('My blend')).toBeTruthy()
  })

  test('is added to the plan as a personal one', async () => {
    serveRegimen({ personal: [aPersonalPeptide({ id: 7 })] })
    const sent = whenSent('post', '/api/user-peptides', () =>
      HttpResponse.json(aPersonalEntry(), { status: 201 }),
    )
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Add to plan: My blend' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add My blend to your plan' }))
    expect(await dialog.findByLabelText('Current dose')).toHaveAccessibleDescription(/You wrote: 100 mcg/)
    await user.type(dialog.getByLabelText('Current dose'), '100 mcg')
    await user.click(dialog.getByRole('button', { name: 'Add to plan' }))
    expect(await screen.findByText('My blend added to your plan successfully!')).toBeVisible()
    expect(sent).toEqual([
      expect.objectContaining({ personalPeptideId: 7, currentDose: '100 mcg', frequency: '3x per week' }),
    ])
    expect(sent[0]).not.toHaveProperty('peptideId')
  })
})

test('adding sends the input, confirms it, and shows it in the list', async () => {
  const sent = whenSent('post', PATH, () => HttpResponse.json(aPersonalPeptide(), { status: 201 }))
  const regimen = serveRegimen({ peptides: [aPeptide()] })
  const page = open()
  await page.user.click(screen.getByRole('button', { name: 'Add Personal Peptide' }))
  const form = within(await screen.findByRole('dialog', { name: 'Add Personal Peptide' }))
  const written = await fillIn(page, form)
  regimen.personal = [aPersonalPeptide()]
  await page.user.click(form.getByRole('button', { name: 'Add peptide' }))
  expect(await screen.findByText('Personal peptide added successfully!')).toBeVisible()
  expect(sent).toEqual([{ ...written, clientId: expect.any(String) }])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect((await row('My blend')).getByText('Personal')).toBeVisible()
})

describe('your own', () => {
  const openAbout = async (start: Parameters<typeof serveRegimen>[0] = {}) => {
    const regimen = serveRegimen({ peptides: [aPeptide()], personal: [aPersonalPeptide()], ...start })
    const page = open()
    const [about] = await screen.findAllByRole('button', { name: 'Information about My blend' })
    await page.user.click(about as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'My blend' }))
    return { ...page, regimen, dialog }
  }

  test('shows everything written, and links only real URLs', async () => {
    const competitorLinks = 'https://example.com/blend\njavascript:alert(1)'
    const { user, dialog } = await openAbout({ personal: [aPersonalPeptide({ competitorLinks })] })
    await user.click(dialog.getByText('More'))
    for (const text of [
      'Less soreness.',
      'None so far.',
      '100 mcg',
      '3x per week',
      '8 weeks',
      'In the evening',
    ]) {
      expect(dialog.getByText(text)).toBeVisible()
    }
    const [link, ...others] = dialog.getAllByRole('link')
    expect(link).toHaveAttribute('href', 'https://example.com/blend')
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
    expect(others).toEqual([])
    expect(dialog.getByText(/we haven’t checked it/)).toBeVisible()
  })

  test('is editable', async () => {
    const sent = whenSent('patch', `${PATH}/:id`, () =>
      HttpResponse.json(aPersonalPeptide({ name: 'Our blend' })),
    )
    const { user, dialog, regimen } = await openAbout()
    await user.click(dialog.getByRole('button', { name: 'Edit' }))
    const form = within(await screen.findByRole('dialog', { name: 'Edit My blend' }))
    expect(form.getByLabelText('Category')).toHaveValue('Recovery')
    await user.clear(form.getByLabelText('Name'))
    await user.type(form.getByLabelText('Name'), 'Our blend')
    regimen.personal = [aPersonalPeptide({ name: 'Our blend' })]
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Peptide updated successfully')).toBeVisible()
    const { id: _, ...written } = aPersonalPeptide({ name: 'Our blend' })
    expect(sent).toEqual([written])
    expect(await row('Our blend')).toBeTruthy()
  })

  test.each([
    ['in no plan', [], /You can’t undo this\. Your logged doses/],
    ['in the plan', [aPersonalEntry()], /also remove it from your plan/],
    ['completed', [aPersonalEntry({ status: 'completed' })], /also remove it from your plan/],
  ])('%s, is deleted after a question that explains the consequences', async (_name, plan, consequence) => {
    const sent = whenSent('delete', `${PATH}/:id`, () => HttpResponse.json({ message: '' }))
    const { user, dialog, regimen } = await openAbout({ plan })
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete My blend?' }))
    expect(question.getByText(consequence)).toBeVisible()
    expect(sent).toEqual([])
    regimen.personal = []
    regimen.plan = []
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Personal peptide deleted')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('My blend')).not.toBeInTheDocument())
    expect(screen.queryByText('Your Current Protocol')).not.toBeInTheDocument()
    expect(sent).toHaveLength(1)
  })

  test('stays with the question when deletion fails', async () => {
    whenSent('delete', `${PATH}/:id`, () => HttpResponse.error())
    const { user, dialog } = await openAbout()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Failed to remove peptide. Please try again.')).toHaveRole('alert')
    expect(screen.getByRole('alertdialog')).toBeVisible()
  })
})
