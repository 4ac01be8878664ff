import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aSupplement } from '../../../test/supplements-server.ts'
import Vitamins from './vitamin-management.tsx'

test('a vitamin’s shop data is edited as a peptide’s, and needs no purity', async () => {
  const sent: unknown[] = []
  server.use(
    http.get('/api/admin/vitamin-costs', () => HttpResponse.json([])),
    http.get('/api/supplements', () => HttpResponse.json([aSupplement({ shopPrice: null })])),
    http.get('/api/admin/audit-log', () => HttpResponse.json([])),
    http.patch('/api/supplements/1/shop-data', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(aSupplement())
    }),
  )
  const { user } = renderPage(<Vitamins />, { path: '/?filter=no-costs' })
  await user.click(await screen.findByRole('button', { name: 'Actions for Zinc' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Shop' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Shop Data' }))
  expect(dialog.getByLabelText('Icon')).toHaveValue('💊')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  for (const message of ['Price must be positive', 'Form is required', 'Storage is required'])
    expect(await dialog.findByText(message)).toHaveRole('alert')
  expect(dialog.queryByText('Purity is required')).not.toBeInTheDocument()
  for (const [label, typed] of Object.entries({ Price: '14.99', Form: 'Capsules', Storage: 'Room' }))
    await user.type(dialog.getByLabelText(label), typed)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Shop data updated successfully!')).toBeVisible()
  expect(sent).toEqual([
    {
      ...{ status: 'available', price: 14.99, originalPrice: null, purity: null, form: 'Capsules' },
      ...{ storage: 'Room', rating: 5, reviews: 0, icon: '💊', version: 1 },
    },
  ])
})
