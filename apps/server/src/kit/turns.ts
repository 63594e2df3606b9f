/** So many of one key at a time; a few more wait in line, and whoever comes beyond that is turned away. */
export interface Turns {
  /** Runs the work in its turn; undefined, at once, where the line is full. */
  take<Result>(key: string, work: () => Promise<Result>): Promise<Result> | undefined
}

interface Line {
  running: number
  waiting: (() => void)[]
}

export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
  const lines = new Map<string, Line>()

  function leave(key: string, line: Line): void {
    const next = line.waiting.shift()
    if (next) return next()
    if (--line.running === 0) lines.delete(key)
  }

  async function run<Result>(key: string, line: Line, work: () => Promise<Result>): Promise<Result> {
    if (line.running < atOnce) line.running++
    else await new Promise<void>((resolve) => line.waiting.push(resolve))
    try {
      return await work()
    } finally {
      leave(key, line)
    }
  }

  return {
    take(key, work) {
      const line = lines.get(key) ?? { running: 0, waiting: [] }
      if (line.running >= atOnce && line.waiting.length >= waiting) return undefined
      lines.set(key, line)
      return run(key, line, work)
    },
  }
}
