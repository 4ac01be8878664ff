import { drawWarningText } from '@pepwell/domain/doses/syringe-words'
import { drawWarning, type Syringe } from '@pepwell/domain/doses/syringes'
import type { Rational } from '@pepwell/domain/math/rational'
import { Info, TriangleAlert } from 'lucide-react'
import { Banner } from '../../ui/banner.tsx'

/** Why the chosen syringe can't draw this volume. */
export function DrawWarning({ volume, syringe }: { volume: Rational; syringe: Syringe }) {
  const warning = drawWarning(volume, syringe)
  if (!warning) return null
  const { title, text } = drawWarningText(warning, volume, syringe)
  const isNote = warning.kind === 'between-lines'
  return (
    <Banner tone={isNote ? 'info' : 'warn'} title={title} icon={isNote ? <Info /> : <TriangleAlert />}>
      {text}
    </Banner>
  )
}
