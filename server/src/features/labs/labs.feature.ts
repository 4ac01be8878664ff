import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import type { PictureSendings } from '../pictures/picture-sendings.service.ts'
import type { PictureSpace } from '../pictures/picture-space.service.ts'
import { type LabReports, labReportsService } from './lab-reports.service.ts'
import { labsRoutes } from './labs.routes.ts'
import { labsService } from './labs.service.ts'

/** Reports of lab results, for export and deletion. */
export const addLabReports = (
  deps: FeatureDeps,
  pictures: { photoSendings: PictureSendings; pictureSpace: PictureSpace },
): LabReports => labReportsService({ ...deps, ...pictures })

/** Laboratory results as printed, with their canonical units and reports. */
export function addLabs(
  app: FastifyInstance,
  deps: FeatureDeps,
  { labReports: reports }: { labReports: LabReports },
): Feature {
  labsRoutes(app, { labs: labsService({ ...deps, reports }), reports })
  return {}
}
