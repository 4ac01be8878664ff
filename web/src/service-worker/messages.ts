/** Messages from the worker to an open page. A page asked to open a path replies on the attached port. */
export type WorkerMessage =
  | { type: 'open'; path: string }
  | { type: 'invalidate-tags'; changes: readonly string[] }
