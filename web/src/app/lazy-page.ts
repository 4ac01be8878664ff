import { type ComponentType, lazy } from 'react'

type Load = () => Promise<{ default: ComponentType }>

/** A page in a chunk of its own, that can be fetched before it is shown. */
export const lazyPage = (load: Load) => Object.assign(lazy(load), { preload: load })

export type LazyPage = ReturnType<typeof lazyPage>
