import type { Route } from '@pepwell/domain/catalogue/medicines'
import { formatAlternatives } from '@pepwell/domain/text/format-list'
import { Info } from 'lucide-react'
import { Banner } from '../../ui/banner.tsx'
import type { PeptideChoice } from './peptide-choice.ts'

const WORDS: Partial<Record<Route, string>> = {
  nasal: 'through the nose',
  oral: 'by mouth',
  topical: 'on the skin',
}

/** Peptides that aren't injected have nothing to draw. */
export const NotInjected = ({ peptide: { name, routes } }: { peptide: PeptideChoice }) => (
  <Banner title={`${name} is not injected`} icon={<Info />}>
    You take it {formatAlternatives(routes.map((route) => WORDS[route] ?? route))}, so there’s nothing to draw
    up.
  </Banner>
)
