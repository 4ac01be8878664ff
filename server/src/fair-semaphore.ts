/** A caller that waits for room. */
interface Entry {
  size: number
  enter: () => void
}

/**
 * A semaphore with a size per caller. A waiting large entry blocks smaller ones behind it. Callers take turns by
 * person, so someone who sends a hundred at once delays only themselves.
 */
export class FairSemaphore {
  private free: number
  /** turns alternate by person, however much one person sends */
  private readonly waiting = new Map<string, Entry[]>()

  constructor(size: number) {
    this.free = size
  }

  /** Waits until there is room. A caller that gives up leaves the queue at once. */
  enter(person: string, size: number, givesUp?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const place = { size, enter: resolve }
      this.waiting.set(person, [...(this.waiting.get(person) ?? []), place])
      givesUp?.addEventListener('abort', () => {
        this.keep(
          person,
          (this.waiting.get(person) ?? []).filter((one) => one !== place),
        )
        this.admit()
      })
      this.admit()
    })
  }

  leave(size: number): void {
    this.free += size
    this.admit()
  }

  /** Runs work once there is room for it. */
  async within<Result>(person: string, size: number, work: () => Promise<Result>): Promise<Result> {
    await this.enter(person, size)
    try {
      return await work()
    } finally {
      this.leave(size)
    }
  }

  private admit(): void {
    for (let next = this.next(); next && next.place.size <= this.free; next = this.next()) {
      const { person, place, others } = next
      // Moves to the end of the queue.
      this.waiting.delete(person)
      this.keep(person, others)
      this.free -= place.size
      place.enter()
    }
  }

  private next() {
    for (const [person, [place, ...others]] of this.waiting) if (place) return { person, place, others }
    return undefined
  }

  private keep(person: string, places: Entry[]): void {
    if (places.length > 0) this.waiting.set(person, places)
    else this.waiting.delete(person)
  }
}
