import { screen, within } from '@testing-library/react'
import MemberShell from '../app/shell/member-shell.tsx'
import { renderPage } from './render.tsx'
import { aUser } from './users.ts'

/** The current time in these tests. */
export const NOW = Date.parse('2026-03-10T12:30:00.000Z')

/** A page inside the app's bars. @param confined whether the profile is incomplete */
export const showShell = (confined = false) =>
  renderPage(
    <MemberShell user={aUser()} confined={confined}>
      <h1>Here</h1>
    </MemberShell>,
    { user: aUser() },
  )

/** The desktop and phone bars each have a bell. */
export const bells = () => screen.findAllByRole('button', { name: /^Notifications/ })

/** Opens the inbox with its bell. */
export async function openInbox() {
  const view = showShell()
  const [bell] = await bells()
  if (bell) await view.user.click(bell)
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  return { ...view, panel }
}
