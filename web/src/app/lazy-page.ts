import { type ComponentType, createElement, lazy, useState } from 'react'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** Something in a chunk of its own, that can be fetched before it is shown; what is here by then is shown without a wait. */
export function lazyPage<Props extends object = object>(load: Load<Props>) {
  let here: ComponentType<Props> | undefined
  const fetch = async () => {
    const module = await load()
    here = module.default
    return module
  }
  const Lazy = lazy(fetch)
  const View = (props: Props) => {
    const [Shown] = useState<ComponentType<Props>>(() => here ?? (Lazy as ComponentType<Props>))
    return createElement(Shown, props)
  }
  return Object.assign(View, { preload: fetch })
}

export type LazyPage = ReturnType<typeof lazyPage>
