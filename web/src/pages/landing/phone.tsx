import type { ReactNode } from 'react'
import { cx } from '../../lib/classes.ts'
import { type Pictured, pictured } from './pictured.ts'
import { pictures } from './pictures.ts'

interface PhoneProps {
  shows: Pictured
  /** what is seen on it */
  alt: string
  /** it is the first thing that is looked at */
  isFirst?: boolean
  /** it goes on below the picture */
  isCut?: boolean
}

type ScreenProps = Pick<PhoneProps, 'shows' | 'alt'>

/** In the theme in force. Of the two pictures only one is fetched: a lazy one that nobody sees stays where it is. */
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
  /** without an address of its own: until React has put it into its place it would fetch that */
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
 * The same for what is waited for: the picture in the theme of the system, which most people have, is fetched while the
 * page is read, and the other one once it turns out that a theme was chosen.
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

/** A phone with a picture of the product. */
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
