import { listen } from './handlers.ts'
import type { Release } from './release.ts'
import type { WorkerScope } from './scope.ts'

/** Inserted when the worker is built. */
declare const RELEASE: Release

listen(globalThis as unknown as WorkerScope, RELEASE)
