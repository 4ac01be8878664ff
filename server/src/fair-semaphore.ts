/** Somebody's place in front of a room that is full. */
interface Place {
  size: number
  enter: () => void
}

/**
 * Room for so much at once. Who finds none waits, also when something smaller would fit. Those who wait have their turns
 * person by person: whoever sends a hundred at once holds up only themselves.
 */
export class FairSemaphore {
  private free: number
  /** by person; whose turn is next comes first */
  private readonly waiting = new Map<string, Place[]>()

  constructor(size: number) {
    this.free = size
  }

  /** Waits until there is room. Whoever gives up waiting leaves the queue at once. */
  enter(person: string, size: number, givesUp?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const place = { size, enter: resolve }
      this.waiting.set(person, [...(this.waiting.get(person) ?? []), place])
      givesUp?.addEventListener('abort', () => {
        this.keep(
          person,
          (this.waiting.get(person) ?? []).filter((one) => one !== place),
        )
        this.letIn()
      })
      this.letIn()
    })
  }

  leave(size: number): void {
    this.free += size
    this.letIn()
  }

  /** Does something that takes so much room as soon as there is some. */
  async within<Result>(person: string, size: number, work: () => Promise<Result>): Promise<Result> {
    await this.enter(person, size)
    try {
      return await work()
    } finally {
      this.leave(size)
    }
  }

  private letIn(): void {
    for (let next = this.next(); next && next.place.size <= this.free; next = this.next()) {
      const { person, place, others } = next
      // Behind everybody else who waits.
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

  private keep(person: string, places: Place[]): void {
    if (places.length > 0) this.waiting.set(person, places)
    else this.waiting.delete(person)
  }
}
