/** Reproducible chance: the same seed asks the same questions in the same order. */
export interface Chance {
  /** From 0 up to, not including, `below`. */
  whole(below: number): number
  happens(share: number): boolean
  oneOf<T>(values: readonly T[]): T
}

/** Mulberry32 by Tommy Ettinger: 32 bits of state are plenty for choosing what to send. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
  return {
    whole: (below) => Math.floor(next() * below),
    happens: (share) => next() < share,
    oneOf(values) {
      const value = values[Math.floor(next() * values.length)]
      if (value === undefined) throw new Error('nothing to choose from')
      return value
    },
  }
}
