/** What follows from the seed alone is made once for all who sell from it in a process; the newest is kept. */
export function perSeed<Made>(make: (seed: number) => Made): (seed: number) => Made {
  let last: { seed: number; made: Made } | undefined
  return (seed) => (last?.seed === seed ? last : (last = { seed, made: make(seed) })).made
}
