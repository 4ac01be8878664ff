import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import type { ButtonSize, ButtonVariant } from '../../../../ui/button-style.ts'
import { lazyPanel } from '../../../../ui/lazy-panel.tsx'

const EditSitesDialog = lazyPanel(() => import('./edit-sites-dialog.tsx'))

interface EditSitesProps {
  variant: ButtonVariant
  size?: ButtonSize
  className?: string
}

/** Opens the site editor. */
export function EditSites(button: EditSitesProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        Edit sites
      </Button>
      <EditSitesDialog open={open} onOpenChange={setOpen} />
    </>
  )
}
