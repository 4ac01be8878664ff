import type { Peptide } from '@pepwell/contract/catalogue/catalogue'
import type { Component, Route } from '@pepwell/domain/catalogue/medicines'
import { Fact } from './fact.tsx'

const routeWords: Record<Route, string> = {
  subcutaneous: 'under the skin',
  intramuscular: 'into a muscle',
  oral: 'by mouth',
  nasal: 'in the nose',
  topical: 'on the skin',
}

/** 'Under the skin, by mouth'. */
const routesText = (routes: readonly Route[]): string => {
  const text = routes.map((route) => routeWords[route]).join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const componentText = ({ name, mg }: Component): string => (mg === null ? name : `${name} ${mg}\u00a0mg`)

/** A catalog peptide's known facts. */
export function CatalogueFacts({ peptide }: { peptide: Peptide }) {
  const { routes, components, forbiddenInSport, aliases } = peptide
  return (
    <>
      {components.length > 0 && <Fact name="Contains">{components.map(componentText).join(', ')}</Fact>}
      {routes.length > 0 && (
        <Fact name="How to take it" isShort>
          {routesText(routes)}
        </Fact>
      )}
      {forbiddenInSport !== null && (
        <Fact name="Banned in sport" isShort>
          {forbiddenInSport}
        </Fact>
      )}
      {aliases.length > 0 && <Fact name="Also called">{aliases.join(', ')}</Fact>}
    </>
  )
}
