import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, test } from 'vitest'
import { aCamera, aFailingCamera, withoutCamera } from '../../../test/camera.ts'
import { dialog, openDialog } from '../../../test/food-dialog.tsx'
import { aFood, serveNutrition } from '../../../test/nutrition-server.ts'
import { refusal } from '../../../test/regimen-server.ts'
import { server } from '../../../test/server.ts'
import './barcode-lookup.tsx'

const CODE = '3017620422003'
const products = { [CODE]: aFood({ name: 'Nutella', brand: 'Ferrero', servingSize: '15 g' }) }

afterEach(withoutCamera)

const scanner = () => within(screen.getByRole('dialog', { name: 'Scan barcode' }))

async function openScanner() {
  const page = await openDialog()
  await page.user.click(await dialog().findByRole('button', { name: 'Scan barcode' }))
  await scanner().findByLabelText('Digits below the bars')
  return page
}

test('offers no scanner without product lookup', async () => {
  serveNutrition({ recent: [aFood()] })
  await openDialog()
  expect(await dialog().findByRole('option', { name: /^Egg/ })).toBeVisible()
  expect(dialog().queryByRole('button', { name: 'Scan barcode' })).not.toBeInTheDocument()
})

describe('the camera', () => {
  test('finds and selects a product, then stops', async () => {
    const camera = aCamera()
    const nutrition = serveNutrition({ products })
    const { user } = await openScanner()
    expect(await scanner().findByLabelText('Camera view')).toBeVisible()
    camera.sees = CODE
    expect(await screen.findByRole('heading', { name: 'Nutella' })).toBeVisible()
    expect(screen.queryByRole('dialog', { name: 'Scan barcode' })).not.toBeInTheDocument()
    await waitFor(() => expect(camera.stopped).toBe(true))
    expect(nutrition.logged).toEqual([])
    await user.click(dialog().getByRole('button', { name: /^Log Food/ }))
    await waitFor(() => expect(nutrition.logged).toMatchObject([{ foodName: 'Nutella' }]))
  })

  test('continues when a product is unknown, and links to manual entry', async () => {
    const camera = aCamera()
    serveNutrition({ products })
    const { user } = await openScanner()
    // An invalid barcode: no request.
    camera.sees = '3017620422004'
    await new Promise((resolve) => setTimeout(resolve, 450))
    expect(scanner().queryByRole('alert')).not.toBeInTheDocument()
    camera.sees = '73513537'
    expect(await scanner().findByRole('alert')).toHaveTextContent('We don’t know this product yet.')
    expect(scanner().getByLabelText('Digits below the bars')).toHaveValue('73513537')
    await user.click(scanner().getByRole('button', { name: 'Enter manually' }))
    expect(await screen.findByRole('region', { name: 'Enter manually' })).toBeVisible()
    await waitFor(() => expect(camera.stopped).toBe(true))
  })

  test.each([
    ['NotAllowedError', /^Your browser blocked the camera\./],
    ['NotFoundError', /^We couldn’t find a camera\./],
    ['NotReadableError', /^We couldn’t start the camera\./],
  ])('shows why it failed with %s', async (name, sentence) => {
    aFailingCamera(name)
    serveNutrition({ products })
    await openScanner()
    expect(await scanner().findByText(sentence)).toBeVisible()
  })

  test('is unavailable without https, which is explained', async () => {
    serveNutrition({ products })
    await openScanner()
    expect(await scanner().findByText(/^We couldn’t find a camera\./)).toBeVisible()
  })
})

describe('typed digits', () => {
  test('find a product too, and log nothing by themselves', async () => {
    const nutrition = serveNutrition({ products })
    const { user } = await openScanner()
    await user.type(scanner().getByLabelText('Digits below the bars'), '3017620 422003{Enter}')
    expect(await screen.findByRole('heading', { name: 'Nutella' })).toBeVisible()
    expect(nutrition.logged).toEqual([])
  })

  test("that aren't a barcode show an error", async () => {
    serveNutrition({ products })
    const { user } = await openScanner()
    await user.type(scanner().getByLabelText('Digits below the bars'), '3017620422004')
    await user.click(scanner().getByRole('button', { name: 'Look up' }))
    expect(scanner().getByRole('alert')).toHaveTextContent(
      'Please enter the 8, 12 or 13 digits below the bars',
    )
  })

  test.each([
    ['the connection is gone', () => HttpResponse.error(), /^We can’t reach the server\./],
    [
      'the source is down',
      () => refusal(503, 'FOOD_SOURCE_FAILED', 'We couldn’t look up the product.'),
      /^We couldn’t look up the product\. Please try again/,
    ],
  ])('show when %s, and stay', async (_name, answer, sentence) => {
    serveNutrition({ products })
    server.use(http.get('/api/nutrition/barcode', answer))
    const { user } = await openScanner()
    await user.type(scanner().getByLabelText('Digits below the bars'), `${CODE}{Enter}`)
    expect(await scanner().findByText(sentence)).toBeVisible()
    expect(scanner().getByLabelText('Digits below the bars')).toHaveValue(CODE)
  })
})
