import type { Client } from './client'
import { steps, wholeFlow, type Ear, type Step } from './flow'
import { runClients, type Measured } from './load'
import type { Pair } from './people'
import { cpuMsOf, ownCpuMsOf } from './processes'
import type { BenchServer } from './server'
import { busiestPairs, tripOfTurn } from './trips'

const flowsAtMost = 20_000
const places = busiestPairs(200)

/** What a run of flows takes place in: a server, who sends to it, its people, and who hears of their orders. */
export interface Stage {
  server: BenchServer
  client: Client
  pairs: readonly Pair[]
  ears: readonly Ear[]
}

export interface FlowRun {
  clients: number
  measured: Measured
  steps: Map<Step, number[]>
  /** Processor milliseconds per flow. */
  cpu: { server: number; database: number; generator: number }
  withoutFare: number
}

let turns = 0

/** Flows of so many clients for so many seconds. */
export async function measureFlows({ server, client, pairs, ears }: Stage, clients: number, seconds: number): Promise<FlowRun> {
  const perStep = new Map<Step, number[]>(steps.map((step) => [step, []]))
  let withoutFare = 0
  const cpu = () => ({
    server: ownCpuMsOf(server.pid()),
    database: cpuMsOf(server.databasePid()),
    generator: ownCpuMsOf(process.pid),
  })
  const before = cpu()
  const measured = await runClients({ clients, seconds, turns: flowsAtMost }, async (index) => {
    for (;;) {
      const begin = performance.now()
      const turn = turns++
      const record = (step: Step, ms: number) => void perStep.get(step)!.push(ms)
      if (await wholeFlow(client, pairs[index]!, ears[index]!, tripOfTurn(places, turn), turn, record))
        return performance.now() - begin
      withoutFare++
    }
  })
  const flows = measured.latencies.length
  if (withoutFare > flows / 20)
    throw new Error(`${withoutFare} searches beside ${flows} flows found no fare in policy: the figures would mislead`)
  const after = cpu()
  const per = (key: keyof typeof before): number => (after[key] - before[key]) / measured.latencies.length
  const shares = { server: per('server'), database: per('database'), generator: per('generator') }
  return { clients, measured, steps: perStep, cpu: shares, withoutFare }
}
