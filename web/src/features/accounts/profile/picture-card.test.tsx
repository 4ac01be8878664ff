import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { refusal } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aUser } from '../../../test/users.ts'
import { useCurrentUser } from '../current-user.ts'
import { PictureCard } from './picture-card.tsx'

const URL_OF_MINE = '/api/profile-pictures/user_1?v=abc'

function Own() {
  const { user } = useCurrentUser()
  return user && <PictureCard user={user} />
}

/** Stores the picture like the server. */
function open(profileImageUrl: string | null = null) {
  let user = aUser({ profileImageUrl })
  const answer = (url: string | null) => {
    user = aUser({ profileImageUrl: url })
    return HttpResponse.json({ profileImageUrl: url })
  }
  server.use(
    http.get('/api/auth/user', () => HttpResponse.json(user)),
    http.post('/api/auth/user/picture', () => answer(URL_OF_MINE)),
    http.delete('/api/auth/user/picture', () => answer(null)),
  )
  return renderPage(<Own />, { user })
}

const file = (type = 'image/png') => new File(['x'], 'me.png', { type })

test('uploads a picture in place of the initials, and removes it', async () => {
  const { user, container } = open()
  await user.upload(screen.getByLabelText('Upload Picture'), file())
  expect(await screen.findByText('Picture updated')).toBeVisible()
  await waitFor(() => expect(container.querySelector('img')).toHaveAttribute('src', URL_OF_MINE))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Picture removed')).toBeVisible()
  await waitFor(() => expect(container.querySelector('img')).not.toBeInTheDocument())
})

test('shows the server’s message for a refusal', async () => {
  const { user } = open()
  const message = 'Please delete some first.'
  server.use(http.post('/api/auth/user/picture', () => refusal(409, 'PHOTO_SPACE_FULL', message)))
  await user.upload(screen.getByLabelText('Upload Picture'), file())
  expect(await screen.findByText(message)).toBeVisible()
})
