import type { Peptide } from '@pepwell/contract/catalogue/catalogue'
import { useState } from 'react'
import { productPictures } from '../../../lib/pictures/product-pictures.ts'
import { type ImageChoice, ImageField } from '../../../ui/image-field.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { toast } from '../../../ui/toast-store.ts'
import { type SentEdit, VersionedDialog } from '../../../ui/versioned-dialog.tsx'
import { useFreshPeptide, useSetImage, useUpdatePeptide } from './catalogue-admin.api.ts'
import { PeptideFields } from './peptide-fields.tsx'
import { changesOf, type PeptideValues, peptideLabels, valuesOf } from './peptide-values.ts'

interface EditPeptideDialogProps {
  peptide: Peptide
  open: boolean
  onOpenChange: (open: boolean) => void
}

const editionOf = (peptide: Peptide) => ({ values: valuesOf(peptide), version: peptide.version })

/** Fallback error message. */
const failureOf = (changes: Partial<PeptideValues>): string =>
  Object.keys(changes).join() === 'displayOrder'
    ? 'Failed to update display order. Please try again.'
    : 'Failed to update peptide. Please try again.'

/** Edits a catalog peptide. */
export function EditPeptideDialog({ peptide, open, onOpenChange }: EditPeptideDialogProps) {
  const [image, setImage] = useState<ImageChoice>()
  const update = useUpdatePeptide().mutateAsync
  const send = useSetImage().mutateAsync
  const fresh = useFreshPeptide()
  const params = { id: peptide.id }
  const change = (next: boolean) => {
    setImage(undefined)
    onOpenChange(next)
  }

  const save = async ({ changes, version, renew }: SentEdit<PeptideValues>) => {
    const body = { ...changesOf(changes), ...(image === 'none' && { productImageUrl: null }) }
    // Don't resend the saved fields if only the picture failed.
    if (Object.keys(body).length > 0) renew(editionOf(await update({ params, body: { ...body, version } })))
    if (image instanceof File) await send({ params, picture: image })
    toast({ title: 'Peptide updated successfully' })
  }
  return (
    <VersionedDialog
      open={open}
      onOpenChange={change}
      title="Edit Peptide Details"
      description={peptide.name}
      size="lg"
      about={{ kind: 'peptide', id: peptide.id }}
      what={peptide.name}
      labels={peptideLabels}
      row={editionOf(peptide)}
      reload={async () => {
        const found = await fresh(peptide.id)
        return found && editionOf(found)
      }}
      save={save}
      onFailed={(error, changes) => toastFailure(error, failureOf(changes))}
    >
      {(form) => (
        <PeptideFields {...form}>
          <ImageField
            pictures={productPictures}
            current={peptide.productImageUrl}
            choice={image}
            onChoice={setImage}
          />
        </PeptideFields>
      )}
    </VersionedDialog>
  )
}
