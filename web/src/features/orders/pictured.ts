import type { ReactNode } from 'react'
import type { OrderItem } from './orders.api.ts'

/** What a picture of something that is bought is made of. */
export type Pictured = Pick<OrderItem, 'name' | 'kind' | 'category' | 'amount' | 'image' | 'form'>

/** Draws what is bought; the page that shows it knows how. */
export type PictureOf = (bought: Pictured) => ReactNode
