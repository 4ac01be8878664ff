import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProductPicture } from './product-picture.tsx'

const product = { name: 'CJC-1295 without DAC', category: 'Growth Hormone Releasing', amount: '5 mg' }
const upload = `/api/product-images/${'a'.repeat(32)}`

test('a product without a photo is illustrated with name and amount, without a request', () => {
  const { container } = render(<ProductPicture product={product} />)
  const lines = [...container.querySelectorAll('text')].map((line) => line.textContent)
  expect(lines.join(' ')).toBe('CJC-1295 without DAC 5 mg')
  expect(container.querySelector('img')).toBeNull()
})

test('an uploaded photo has the same size, small unless enlarged', () => {
  const pictured = { ...product, productImageUrl: upload }
  const { container, rerender } = render(<ProductPicture product={pictured} />)
  expect(container.querySelector('img')).toHaveAttribute('src', `${upload}/thumbnail`)
  rerender(<ProductPicture product={pictured} large />)
  expect(container.querySelector('img')).toHaveAttribute('src', upload)
  expect(container.querySelector('svg')).toBeNull()
})

test('never requests pictures from other servers', () => {
  const { container } = render(
    <ProductPicture product={{ ...product, productImageUrl: 'https://pictures.example/vial.jpg' }} />,
  )
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('svg')).not.toBeNull()
})

test('oral products are illustrated as a jar, not a vial', () => {
  const outlineOf = (shopForm: string) =>
    render(<ProductPicture product={{ ...product, shopForm }} />)
      .container.querySelector('path')
      ?.getAttribute('d')
  expect(outlineOf('Tablets')).not.toBe(outlineOf('Lyophilized powder'))
})
