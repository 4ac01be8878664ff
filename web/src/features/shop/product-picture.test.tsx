import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProductPicture } from './product-picture.tsx'

const product = { name: 'CJC-1295 without DAC', category: 'Growth Hormone Releasing', amount: '5 mg' }
const upload = `/api/product-images/${'a'.repeat(32)}`

test('a product without a photo is drawn with its name and its amount, and asks for nothing', () => {
  const { container } = render(<ProductPicture product={product} />)
  const lines = [...container.querySelectorAll('text')].map((line) => line.textContent)
  expect(lines.join(' ')).toBe('CJC-1295 without DAC 5 mg')
  expect(container.querySelector('img')).toBeNull()
})

test('an uploaded photo takes the same place, small unless it is shown large', () => {
  const pictured = { ...product, productImageUrl: upload }
  const { container, rerender } = render(<ProductPicture product={pictured} />)
  expect(container.querySelector('img')).toHaveAttribute('src', `${upload}/thumbnail`)
  rerender(<ProductPicture product={pictured} large />)
  expect(container.querySelector('img')).toHaveAttribute('src', upload)
  expect(container.querySelector('svg')).toBeNull()
})

test('a picture on another server is not asked for', () => {
  const { container } = render(
    <ProductPicture product={{ ...product, productImageUrl: 'https://pictures.example/vial.jpg' }} />,
  )
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('svg')).not.toBeNull()
})

test('what is swallowed stands in a jar, not in a vial', () => {
  const outlineOf = (shopForm: string) =>
    render(<ProductPicture product={{ ...product, shopForm }} />)
      .container.querySelector('path')
      ?.getAttribute('d')
  expect(outlineOf('Tablets')).not.toBe(outlineOf('Lyophilized powder'))
})
