import { screen } from '@testing-library/react'
import { useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { renderPage } from '../../test/render.tsx'
import { useAddressState } from './address-state.ts'

/** Changes two parts of the URL before React renders the first change. */
function TwoParts() {
  const [filter, setFilter] = useAddressState('filter')
  const [text, setText] = useAddressState('q')
  const navigate = useNavigate()
  const setBoth = () => {
    setFilter('no-costs', { asNewPlace: true })
    setText('zinc')
  }
  return (
    <>
      <button type="button" onClick={setBoth}>
        Both
      </button>
      <button type="button" onClick={() => setText('iron')}>
        Text
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <p>{`${filter}/${text}`}</p>
    </>
  )
}

test('consecutive changes combine, and the next starts from the current location', async () => {
  const { user, location } = renderPage(<TwoParts />, { path: '/?tab=vitamins' })
  await user.click(screen.getByText('Both'))
  expect(location()).toBe('/?tab=vitamins&filter=no-costs&q=zinc')
  expect(screen.getByText('no-costs/zinc')).toBeVisible()
  await user.click(screen.getByText('Back'))
  expect(location()).toBe('/?tab=vitamins')
  await user.click(screen.getByText('Text'))
  expect(location()).toBe('/?tab=vitamins&q=iron')
})
