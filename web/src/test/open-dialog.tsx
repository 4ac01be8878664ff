import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { screen } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { renderPage } from './render.tsx'
import { aUser } from './users.ts'

/** The props of every dialog. */
export interface Opening {
  open: boolean
  onOpenChange: (open: boolean) => void
}

function WithButton({ Dialog }: { Dialog: ComponentType<Opening> }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} />
    </>
  )
}

/** Opens a dialog with a button, without the rest of its page. */
export async function openDialogAlone(Dialog: ComponentType<Opening>, user: CurrentUser = aUser()) {
  const page = renderPage(<WithButton Dialog={Dialog} />, { user })
  const open = () => page.user.click(screen.getByRole('button', { name: 'Open' }))
  await open()
  return { ...page, open }
}
