import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { act, click, dsip, refused, rowOf, serve, show, tb } from '../../../test/cost-management.tsx'
import { aPeptide } from '../../../test/regimen.ts'
import { server } from '../../../test/server.ts'
import { whenSent } from '../../../test/when-sent.ts'

describe('a peptide', () => {
  test('is created once the form is complete', async () => {
    serve()
    const sent = whenSent('post', '/api/peptides', () =>
      HttpResponse.json(aPeptide({ id: 4 }), { status: 201 }),
    )
    const page = await show()
    await click(page, 'Create New Peptide')
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Peptide' }))
    const create = () => page.user.click(dialog.getByRole('button', { name: 'Create Peptide' }))
    await create()
    for (const message of [
      ...['Name is required', 'MG amount is required and must be a positive number', 'Category is required'],
      ...['Description is required', 'Benefits are required', 'Side effects information is required'],
      ...['Recommended dose is required', 'Frequency is required', 'Duration is required'],
      'Best taken with information is required',
    ])
      expect(await dialog.findByText(message)).toHaveRole('alert')
    expect(sent).toEqual([])
    await page.user.selectOptions(dialog.getByLabelText('Category'), 'Sleep')
    await page.user.type(dialog.getByLabelText('MG Amount'), '2.5')
    for (const label of [
      ...['Name', 'Description', 'Benefits', 'Side Effects', 'Recommended Dose', 'Frequency', 'Duration'],
      'Best Taken With',
    ]) {
      await page.user.click(dialog.getByLabelText(label))
      await page.user.paste(`${label}!`)
    }
    await create()
    expect(await screen.findByText('Peptide created successfully')).toBeVisible()
    expect(sent[0]).toMatchObject({ name: 'Name!', mg: 2.5, category: 'Sleep', displayOrder: 0 })
  })

  test('sends only touched fields, and empty ones may stay empty', async () => {
    serve()
    const sent = whenSent('patch', '/api/peptides/3', () => HttpResponse.json(dsip))
    const page = await show()
    await act(page, 'DSIP', 'Edit')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Peptide Details' }))
    expect(dialog.getByLabelText('MG Amount')).toHaveValue('')
    await page.user.clear(dialog.getByLabelText('Duration'))
    await page.user.type(dialog.getByLabelText('Duration'), '2 weeks')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Peptide updated successfully')).toBeVisible()
    expect(sent).toEqual([{ duration: '2 weeks', version: 1 }])
  })

  test.each([
    ['Display Order', 'Failed to update display order. Please try again.'],
    ['MG Amount', 'Failed to update peptide. Please try again.'],
  ])('that can’t be saved shows an error on its %s', async (label, text) => {
    serve()
    whenSent('patch', '/api/peptides/3', () => new HttpResponse(null, { status: 500 }))
    const page = await show()
    await act(page, 'DSIP', 'Edit')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Peptide Details' }))
    await page.user.type(dialog.getByLabelText(label), '7')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(text)).toBeInTheDocument()
  })

  test('gets a picture with the rest of the form', async () => {
    serve()
    const sent: FormData[] = []
    server.use(
      http.put('/api/peptides/3/image', async ({ request }) => {
        expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data/)
        sent.push(new FormData())
        return HttpResponse.json(dsip)
      }),
    )
    const page = await show()
    await act(page, 'DSIP', 'Edit')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Peptide Details' }))
    const choose = dialog.getByLabelText('Upload Image')
    await page.user.upload(choose, new File(['x'], 'notes.pdf', { type: 'application/pdf' }))
    await page.user.upload(choose, new File(['x'], 'vial.png', { type: 'image/png' }))
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Peptide updated successfully')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test("that is in a plan can't be deleted, and the server’s message is shown", async () => {
    serve()
    const sentence = 'You can’t delete a peptide in members’ plans.'
    whenSent('delete', '/api/peptides/3', refused(409, 'PEPTIDE_IN_USE', sentence))
    const page = await show()
    await act(page, 'DSIP', 'Delete')
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete DSIP?' }))
    expect(
      question.getByText(
        'Peptides that are currently used by users cannot be deleted. This cannot be undone.',
      ),
    ).toBeVisible()
    await page.user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(sentence)).toBeInTheDocument()
  })

  test('is duplicated after confirmation', async () => {
    serve()
    const sent = whenSent('post', '/api/peptides/3/duplicate', () =>
      HttpResponse.json(aPeptide({ id: 9 }), { status: 201 }),
    )
    const page = await show()
    await act(page, 'DSIP', 'Duplicate')
    const question = within(await screen.findByRole('alertdialog', { name: 'Duplicate DSIP' }))
    expect(question.getByText(/prefix 'Copy of'/)).toBeVisible()
    await page.user.click(question.getByRole('button', { name: 'Duplicate' }))
    expect(await screen.findByText('Peptide duplicated successfully')).toBeVisible()
    expect(sent).toHaveLength(1)
  })
})

describe('a draft', () => {
  const draft = { ...dsip, isDraft: true, version: 4 }
  const publishing = () =>
    whenSent('post', '/api/peptides/3/publish', () => {
      serve({ peptides: [tb, dsip] })
      return HttpResponse.json({ ...dsip, version: 5 })
    })

  test('is marked, hidden from the shop, and published below its row', async () => {
    serve({ peptides: [tb, draft] })
    const sent = publishing()
    const page = await show()
    expect(rowOf(/DSIP/).getByText('Draft')).toBeVisible()
    expect(rowOf(/TB-500/).queryByText('Draft')).not.toBeInTheDocument()
    expect(screen.getByRole('switch', { name: 'Availability of DSIP' })).toBeDisabled()
    await click(page, 'Details of TB-500 - 10MG')
    expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument()
    await click(page, 'Details of DSIP')
    await click(page, 'Publish')
    expect(await screen.findByText('Peptide published successfully')).toBeVisible()
    expect(sent).toEqual([{ version: 4 }])
    expect(rowOf(/DSIP/).queryByText('Draft')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument()
    expect(screen.getByRole('switch', { name: 'Availability of DSIP' })).toBeEnabled()
  })

  test('is published from its row’s menu', async () => {
    serve({ peptides: [tb, draft] })
    const sent = publishing()
    const page = await show()
    await act(page, 'DSIP', 'Publish')
    expect(await screen.findByText('Peptide published successfully')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test("that another operator changed isn't published, and the screen says why", async () => {
    serve({ peptides: [draft] })
    const sentence = 'Someone else changed this in the meantime.'
    whenSent('post', '/api/peptides/3/publish', refused(409, 'CHANGED_MEANWHILE', sentence))
    const page = await show()
    await act(page, 'DSIP', 'Publish')
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(rowOf(/DSIP/).getByText('Draft')).toBeVisible()
  })
})
