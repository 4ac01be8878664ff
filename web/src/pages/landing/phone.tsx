import type { ReactNode } from 'react'
import { cx } from '../../lib/classes.ts'
import { type Pictured, pictured } from './pictured.ts'
import { pictures } from './pictures.ts'

interface PhoneProps {
  shows: Pictured
  /** alternative text */
  alt: string
  /** above the fold, loaded with priority */
  isFirst?: boolean
  /** cropped at the bottom */
  isCut?: boolean
}

type ScreenProps = Pick<PhoneProps, 'shows' | 'alt'>

/** In the current theme. Only one of the two pictures loads: a lazy, hidden one stays unloaded. */
function Screen({ shows, alt }: ScreenProps) {
  const { light, dark } = pictures[shows]
  const size = pictured[shows]
  return (
    <>
      <img {...size} src={light} alt={alt} loading="lazy" className="h-auto w-full dark:hidden" />
      <img {...size} src={dark} alt={alt} loading="lazy" className="hidden h-auto w-full dark:block" />
    </>
  )
}

interface BySystemProps {
  dark: string
  light: string
  /** without src, or it would load before React inserts it */
  children: ReactNode
}

const BySystem = ({ dark, light, children }: BySystemProps) => (
  <picture>
    <source media="(prefers-color-scheme: dark)" srcSet={dark} />
    <source media="(prefers-color-scheme: light)" srcSet={light} />
    {children}
  </picture>
)

/**
 * The same for priority pictures: the system theme's loads with the page, the other one only if that theme was
 * chosen.
 */
function FirstScreen({ shows, alt }: ScreenProps) {
  const { light, dark } = pictures[shows]
  const size = pictured[shows]
  return (
    <>
      <BySystem dark={dark} light={light}>
        <img
          {...size}
          alt={alt}
          fetchPriority="high"
          decoding="async"
          className="h-auto w-full [@media(prefers-color-scheme:dark)]:not-dark:hidden [@media(prefers-color-scheme:light)]:dark:hidden"
        />
      </BySystem>
      <BySystem dark={light} light={dark}>
        <img
          {...size}
          alt={alt}
          loading="lazy"
          className="hidden h-auto w-full [@media(prefers-color-scheme:dark)]:not-dark:block [@media(prefers-color-scheme:light)]:dark:block"
        />
      </BySystem>
    </>
  )
}

/** A phone with a product screenshot. */
export function Phone({ isFirst, isCut, className, ...screen }: PhoneProps & { className?: string }) {
  return (
    <div
      className={cx(
        'overflow-hidden border-ink bg-canvas shadow-lift-high dark:border-line',
        isCut
          ? 'rounded-t-[2.25rem] border-x-[0.5rem] border-t-[0.5rem]'
          : 'rounded-[2.25rem] border-[0.5rem]',
        className,
      )}
    >
      {isFirst ? <FirstScreen {...screen} /> : <Screen {...screen} />}
    </div>
  )
}
