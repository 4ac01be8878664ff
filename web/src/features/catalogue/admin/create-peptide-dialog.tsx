import { useState } from 'react'
import { productPictures } from '../../../lib/pictures/product-pictures.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { type ImageChoice, ImageField } from '../../../ui/image-field.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useAddPeptide, useSetImage } from './catalogue-admin.api.ts'
import { PeptideFields } from './peptide-fields.tsx'
import { bodyOf, noPeptide, type PeptideValues } from './peptide-values.ts'

interface CreatePeptideDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

const FAILED = 'Failed to create peptide. Please try again.'
const NO_IMAGE = 'We created the peptide but couldn’t upload its image. Please add it under Edit.'

/** Creates a catalog peptide. */
export function CreatePeptideDialog({ open, onOpenChange }: CreatePeptideDialogProps) {
  const [image, setImage] = useState<ImageChoice>()
  const adding = useAddPeptide()
  const sending = useSetImage()
  const change = (next: boolean) => {
    setImage(undefined)
    onOpenChange(next)
  }
  const add = async (values: PeptideValues) => {
    const added = await adding
      .mutateAsync({ body: bodyOf(values) })
      .catch((error) => toastFailure(error, FAILED))
    if (!added) return
    const sent = image instanceof File && sending.mutateAsync({ params: { id: added.id }, picture: image })
    await Promise.resolve(sent).then(
      () => toast({ title: 'Peptide created successfully' }),
      () => toast({ title: 'Error', description: NO_IMAGE, variant: 'destructive' }),
    )
    change(false)
  }
  return (
    <FormDialog
      open={open}
      onOpenChange={change}
      title="Create New Peptide"
      description="The shop hides it until you show it."
      size="lg"
      submit={{
        ...{ label: 'Create Peptide', pendingLabel: 'Creating...' },
        pending: adding.isPending || sending.isPending,
      }}
    >
      {(id) => (
        <PeptideFields id={id} typed={noPeptide} onSubmit={add}>
          <ImageField pictures={productPictures} choice={image} onChoice={setImage} />
        </PeptideFields>
      )}
    </FormDialog>
  )
}
