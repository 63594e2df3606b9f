export interface Load {
  clients: number
  /** Whichever comes first ends it. */
  seconds: number
  turns: number
}
export interface Measured {
  latencies: number[]
  seconds: number
}

/** Clients that work one turn after the other, each as fast as it is answered. */
export async function runClients(
  { clients, seconds, turns }: Load,
  work: (client: number, turn: number) => Promise<number>,
): Promise<Measured> {
  const latencies: number[] = []
  const begin = performance.now()
  const end = begin + seconds * 1000
  let next = 0
  async function run(client: number): Promise<void> {
    while (next < turns && performance.now() < end) latencies.push(await work(client, next++))
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => run(client)))
  return { latencies, seconds: (performance.now() - begin) / 1000 }
}
