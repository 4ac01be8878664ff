import { type ComponentType, createElement, lazy, useState } from 'react'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** Retries of failed loads. */
const failed = new Set<() => void>()

/** Retries a failed load on the next render; React.lazy caches failures for good. */
export function resetFailures(): void {
  for (const resetLoad of failed) resetLoad()
  failed.clear()
}

/** A lazy component that can be preloaded; once loaded, it renders synchronously. */
export function lazyView<Props extends object = object>(load: Load<Props>) {
  let here: ComponentType<Props> | undefined
  const fetch = async () => {
    const module = await load()
    here = module.default
    return module
  }
  const asked = () =>
    lazy(() =>
      fetch().catch((error: unknown) => {
        failed.add(() => {
          Lazy = asked()
        })
        throw error
      }),
    )
  let Lazy = asked()
  const View = (props: Props) => {
    const [Shown] = useState<ComponentType<Props>>(() => here ?? (Lazy as ComponentType<Props>))
    return createElement(Shown, props)
  }
  return Object.assign(View, { preload: fetch })
}

export type LazyView = ReturnType<typeof lazyView>
