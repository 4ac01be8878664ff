import { ImageOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cx } from '../lib/classes.ts'

/** A picture with an error state. The caller sizes its box. */
export function Picture({ src, className, ...rest }: ComponentProps<'img'>) {
  const [broken, setBroken] = useState<string>()
  if (broken === src) {
    return (
      <span
        className={cx('grid place-items-center bg-sunken text-soft', className)}
        role="img"
        aria-label="We couldn’t load this photo"
      >
        <ImageOff className="size-6" aria-hidden="true" />
      </span>
    )
  }
  // biome-ignore lint/a11y/useAltText: every caller says what it shows
  return <img {...rest} src={src} className={className} decoding="async" onError={() => setBroken(src)} />
}
