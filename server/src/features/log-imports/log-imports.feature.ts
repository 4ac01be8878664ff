import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import type { DoseEdits } from '../doses/dose-edits.service.ts'
import { importsOf } from '../import-history/import-history.service.ts'
import type { LabReports } from '../labs/lab-reports.service.ts'
import type { PictureSendings } from '../pictures/picture-sendings.service.ts'
import type { EffectPhotos } from '../side-effects/effect-photos.service.ts'
import type { ProgressPhotos } from '../weight/progress-photos.service.ts'
import { logImportsRoutes } from './log-imports.routes.ts'
import { type ChangeWeighIns, restoreService } from './restore.service.ts'
import { restoreAttachedService } from './restore-attached.service.ts'
import { restorePhotosService } from './restore-photos.service.ts'
import { undoService } from './undo.service.ts'

interface Handed {
  photos: ProgressPhotos
  photoSendings: PictureSendings
  changeWeighIns: ChangeWeighIns
  effectPhotos: EffectPhotos
  labReports: LabReports
  removeDose: DoseEdits['removeWithin']
}

/** Restores exports and undoes imports. */
export function addLogImports(app: FastifyInstance, deps: FeatureDeps, handed: Handed): Feature {
  const allDeps = { ...deps, ...handed }
  logImportsRoutes(app, {
    list: (user) => importsOf(deps.db, user.id),
    rows: restoreService(allDeps),
    photos: restorePhotosService(allDeps),
    attached: restoreAttachedService(allDeps),
    undo: undoService(allDeps),
  })
  return {}
}
