/** What the worker tells an open page. One that is asked to open a path answers on the port that comes along. */
export type WorkerMessage =
  | { type: 'open'; path: string }
  | { type: 'look-again'; changes: readonly string[] }
