import type { ReactNode } from 'react'
import type { OrderItem } from './orders.api.ts'

/** What a product picture needs. */
export type Pictured = Pick<OrderItem, 'name' | 'kind' | 'category' | 'amount' | 'image' | 'form'>

/** Renders a product picture; provided by the page. */
export type PictureOf = (bought: Pictured) => ReactNode
