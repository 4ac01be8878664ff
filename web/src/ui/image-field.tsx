import { ImagePlus, Trash2 } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { Button } from './button.tsx'

/** A product's picture: a new file, none, or unchanged. */
export type ImageChoice = File | 'none' | undefined

interface ImageFieldProps {
  /** URL of the current picture */
  current?: string | null
  /** accepted files, and thumbnail URLs */
  pictures: {
    accept: string
    thumbnailOf: (address: string) => string | null
    problemOf: (file: File) => string | undefined
  }
  choice: ImageChoice
  onChoice: (choice: ImageChoice) => void
}

/** An object URL for a chosen file. */
function usePreview(choice: ImageChoice): string | undefined {
  const [preview, setPreview] = useState<string>()
  useEffect(() => {
    if (!(choice instanceof File)) return setPreview(undefined)
    const address = URL.createObjectURL(choice)
    setPreview(address)
    return () => URL.revokeObjectURL(address)
  }, [choice])
  return preview
}

/** A product's picture, saved with the rest of the form. */
export function ImageField({ current = null, pictures, choice, onChoice }: ImageFieldProps) {
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const preview = usePreview(choice)
  const existing = choice === undefined && current ? current : undefined
  const shown = preview ?? (existing && pictures.thumbnailOf(existing))
  const choose = (file: File | undefined) => {
    if (!file) return
    const wrong = pictures.problemOf(file)
    setProblem(wrong)
    if (!wrong) onChoice(file)
  }
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-4">
      <legend className="mb-1.5 font-semibold">Product Image</legend>
      <span className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-xl bg-sunken text-soft">
        {shown ? (
          <img src={shown} alt="" className="size-full object-cover" />
        ) : (
          <ImagePlus aria-hidden="true" className="size-7" />
        )}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap gap-2">
        <Button variant="secondary" size="sm" asChild>
          <label
            htmlFor={id}
            className="cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-accent"
          >
            {shown ? 'Replace Image' : 'Upload Image'}
            <input
              id={id}
              type="file"
              accept={pictures.accept}
              aria-describedby={`${id}-about`}
              className="sr-only"
              onChange={(event) => {
                choose(event.target.files?.[0])
                event.target.value = ''
              }}
            />
          </label>
        </Button>
        {shown && (
          <Button variant="ghost" size="sm" onClick={() => onChoice(current ? 'none' : undefined)}>
            <Trash2 aria-hidden="true" className="size-4" />
            Remove
          </Button>
        )}
        <p id={`${id}-about`} className="basis-full text-sm text-soft">
          JPG, PNG, GIF or WebP, up to 10 MB. Everyone can see it.
        </p>
        {problem && (
          <p role="alert" className="basis-full text-sm font-semibold text-danger-ink">
            {problem}
          </p>
        )}
      </div>
    </fieldset>
  )
}
