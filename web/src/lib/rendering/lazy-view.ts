import { type ComponentType, createElement, lazy, useState } from 'react'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** What makes each that could not be fetched be asked for anew. */
const failed = new Set<() => void>()

/** Has what could not be fetched fetched again when it is shown next: React remembers a failure for good. */
export function forgetFailures(): void {
  for (const forget of failed) forget()
  failed.clear()
}

/** Something in a chunk of its own, that can be fetched before it is shown; what is here by then is shown without a wait. */
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
