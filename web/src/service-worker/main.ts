import { listen } from './handlers.ts'
import type { WorkerScope } from './scope.ts'

listen(globalThis as unknown as WorkerScope)
