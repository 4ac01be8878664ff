/** Listeners to a value that lives elsewhere: in storage, a cookie or a clock. */
export function createSignal() {
  const listeners = new Set<() => void>()
  return {
    /** Returns the function that unsubscribes. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    notify: (): void => {
      for (const listener of listeners) listener()
    },
  }
}

/** A value that components and plain modules share. */
export interface Store<Value> {
  get: () => Value
  /** Replaces the value and notifies listeners. */
  set: (next: Value) => void
  /** Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const { subscribe, notify } = createSignal()
  return {
    get: () => value,
    set: (next) => {
      value = next
      notify()
    },
    subscribe,
  }
}
