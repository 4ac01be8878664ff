import type { FastifyInstance } from 'fastify'
import type { Feature } from '../../feature.ts'
import type { FeatureParts } from '../../parts.ts'
import type { Attempts } from '../attempts/attempts.service.ts'
import { pageVisitsRoutes } from './page-visits.routes.ts'
import { pageVisitsService } from './page-visits.service.ts'
import { reportsTasks } from './reports.jobs.ts'

/** What operators read of how the product is used. */
export function addReports(
  app: FastifyInstance,
  parts: FeatureParts,
  { attempts }: { attempts: Attempts },
): Feature {
  const visits = pageVisitsService({ ...parts, attempts })
  pageVisitsRoutes(app, visits)
  return { tasks: reportsTasks(visits) }
}
