import { milliseconds } from './format'
import { median, summarise, type Summary } from './statistics'

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

export interface Repeated {
  count: number
  seconds: number
  /** Of the runs' own medians and 99th percentiles the middle one. */
  median: number
  p99: number
  runs: readonly Summary[]
}

/** The same load several times, since one run of a few seconds says too little. */
export async function repeatRuns(times: number, run: () => Promise<Measured>): Promise<Repeated> {
  const all: Measured[] = []
  for (let turn = 0; turn < times; turn++) all.push(await run())
  const runs = all.map(({ latencies }) => summarise(latencies))
  return {
    count: runs.reduce((sum, { count }) => sum + count, 0),
    seconds: all.reduce((sum, { seconds }) => sum + seconds, 0),
    median: median(runs.map((each) => each.median)),
    p99: median(runs.map(({ p99 }) => p99)),
    runs,
  }
}

/** `12.3 ms (11.0 ms to 19.8 ms)`: the middle run, the best and the worst. */
export function spread(middle: number, each: readonly number[]): string {
  return `${milliseconds(middle)} (${milliseconds(Math.min(...each))} to ${milliseconds(Math.max(...each))})`
}
