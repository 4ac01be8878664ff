import type { CalendarDay } from '@pepwell/domain/time/calendar'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { type LazyView, lazyView } from '../lib/rendering/lazy-view.ts'
import type { Access } from './access.ts'

/** The parameters in a page's path. */
export type Params = Readonly<Record<string, string | undefined>>

export type QuerySource =
  | { queryKey: QueryKey }
  | ((today: CalendarDay, params: Params) => { queryKey: QueryKey })

/** How a page loads as someone's first page. The build and the server read it; the browser's scripts leave it out. */
export interface FirstLoad {
  /** unique; the name in size-limit's report */
  name: string
  /** members by default; newcomers still lack a profile */
  by?: 'visitors' | 'newcomers'
  /** the tab in the address; of a page's tabs the first opens without one */
  tab?: string
  /** the sources of its chunks below src/pages, without '.tsx' */
  chunks: readonly string[]
  /** sources that it loads a moment later */
  soon?: readonly string[]
  /**
   * The critical queries: the server sends their responses with the page. Large and public responses are left out, because
   * the browser caches them. Without `queries` the page comes as built, or is rendered once for all visitors.
   */
  queries?: readonly QuerySource[]
  /** the critical queries that follow from the responses to `queries` */
  dependentQueries?: (responses: QueryClient, now: number) => readonly { queryKey: QueryKey }[]
  /** the other calls that it reads in its first seconds, in a browser that has cached nothing */
  later?: readonly { path: string }[]
  /** false if the server must not render it */
  rendered?: false
  /**
   * how much more often this is the first page than others; without it, chunks are only optimized for other
   * pages
   */
  weight?: number
  /** limit of its scripts, compressed, in kB */
  budget?: number
  /** limit of the number of its scripts, 24 by default */
  scripts?: number
  /** limits including what loads once the page is idle, and including the dose sheet, in kB */
  idleBudget?: { rest: number; doseSheet: number }
}

/** A page: all that the app, the server and the build know about it. */
export interface PageRow {
  /** who sees it at which paths: '/peptides/:id' fits every peptide, '*' fits everything */
  at: Readonly<Record<string, readonly Access[]>>
  /** the window's title, also announced to screen readers */
  title: string
  view: LazyView
  /** the viewer's bars, the visitors' bars for everyone, or none */
  bars: 'own' | 'public' | 'none'
  /** if people start here: one for visitors and one for members, or one for each tab */
  firstLoads?: readonly FirstLoad[]
}

type Load = () => Promise<{ default: ComponentType }>

const pageWith =
  (bars: PageRow['bars']) =>
  (at: PageRow['at'], title: string, load: Load, firstLoads?: readonly FirstLoad[]): PageRow => ({
    at,
    title,
    view: lazyView(load),
    bars,
    firstLoads,
  })

export const page = pageWith('own')
export const publicPage = pageWith('public')
export const barePage = pageWith('none')

/** @param chunks the sources of its chunks below src/pages; the last one names it */
export const start = (
  chunks: string,
  rest: Omit<FirstLoad, 'name' | 'chunks'> & { name?: string },
): FirstLoad => {
  const all = chunks.split(' ')
  return { name: all.at(-1)?.split('/').at(-1) ?? chunks, chunks: all, ...rest }
}
