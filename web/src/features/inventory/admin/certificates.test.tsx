import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { Certificates } from './certificates.tsx'

const certificate = {
  ...{ id: 7, lab: 'Janoshik Analytical', testedOn: '2026-05-02', method: 'HPLC', purity: '99.2 %' },
  url: `/api/certificates/${'a'.repeat(32)}`,
}

test('adds a complete certificate, downloads it, and removes it after a question', async () => {
  let served: object[] = []
  const sent: Record<string, unknown>[] = []
  server.use(
    http.get('/api/admin/inventory/3/certificates', () => HttpResponse.json(served)),
    http.post('/api/admin/inventory/3/certificates', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>)
      served = [certificate]
      return HttpResponse.json(certificate, { status: 201 })
    }),
    http.delete('/api/admin/certificates/7', () => {
      served = []
      return HttpResponse.json({ message: 'Certificate removed' })
    }),
  )
  const { user } = renderPage(<Certificates batchId={3} today="2026-06-15" />)
  expect(await screen.findByText('No lab has tested this batch yet.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add Certificate' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Certificate' }))
  await user.click(dialog.getByRole('button', { name: 'Add Certificate' }))
  for (const message of [
    'Lab is required',
    'Please enter a valid date',
    'Method is required',
    'Please choose a PDF',
  ])
    expect(await dialog.findByText(message)).toHaveRole('alert')
  await user.type(dialog.getByLabelText('Lab'), 'Janoshik Analytical')
  await user.type(dialog.getByLabelText('Test date'), '2026-05-02')
  await user.type(dialog.getByLabelText('Method'), 'HPLC')
  const file = new File(['%PDF-1.7'], 'coa.pdf', { type: 'application/pdf' })
  await user.upload(dialog.getByLabelText('PDF'), file)
  await user.click(dialog.getByRole('button', { name: 'Add Certificate' }))
  expect(await screen.findByText('Certificate added')).toBeVisible()
  expect(sent).toEqual([
    {
      ...{ lab: 'Janoshik Analytical', testedOn: '2026-05-02', method: 'HPLC', purity: '' },
      ...{ pdf: 'data:application/pdf;base64,JVBERi0xLjc=', clientId: expect.any(String) },
    },
  ])
  const link = await screen.findByRole('link', { name: /^Download the certificate of Janoshik Analytical/ })
  expect(link).toHaveAttribute('href', certificate.url)
  await user.click(screen.getByRole('button', { name: /^Remove the certificate/ }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('No lab has tested this batch yet.')).toBeVisible()
})
