import { type SitesOfDose, sitesProblem } from '@pepwell/domain/doses/injection-sites'
import { Refusal } from '../../refusal.ts'

/** @throws Refusal FIRST_SITE_MISSING, SITES_NOT_DISTINCT */
export function requireSites(dose: SitesOfDose): void {
  const problem = sitesProblem(dose)
  if (problem) throw new Refusal(problem)
}
