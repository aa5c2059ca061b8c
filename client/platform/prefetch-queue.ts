interface Task {
  key: string
  begin: () => Promise<void>
  done: Promise<void>
}

export interface PrefetchQueue {
  /**
   * Does the work once a place is free, and settles when it has ended, well or not. Under a key
   * that waits or runs already it is not added again; where it is urgent now it goes to the front.
   */
  add(key: string, work: () => Promise<unknown>, urgent?: boolean): Promise<void>
}

/** A semaphore with `limit` places and a line of keyed work before it. */
export function createPrefetchQueue(limit: number): PrefetchQueue {
  const waiting: Task[] = []
  const running = new Map<string, Task>()

  function fill(): void {
    while (running.size < limit) {
      const task = waiting.shift()
      if (!task) return
      running.set(task.key, task)
      void task.begin().then(() => {
        running.delete(task.key)
        fill()
      })
    }
  }

  return {
    add(key, work, urgent = false) {
      const place = waiting.findIndex((task) => task.key === key)
      const known = running.get(key) ?? waiting[place]
      const task = known ?? newTask(key, work)
      if (place >= 0 && urgent) waiting.splice(place, 1)
      if (urgent && !running.has(key)) waiting.unshift(task)
      else if (!known) waiting.push(task)
      fill()
      return task.done
    },
  }
}

function newTask(key: string, work: () => Promise<unknown>): Task {
  const { promise: done, resolve } = Promise.withResolvers<void>()
  const begin = async () => {
    try {
      await work()
    } catch {
      // What could not be fetched ahead is fetched when it is needed, and fails there.
    }
    resolve()
  }
  return { key, begin, done }
}
