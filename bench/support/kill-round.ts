import { setTimeout as wait } from 'node:timers/promises'
import type { FailStep, Reached, StopAt } from '@sojourn/server/kit/fail-points'
import { brokenBetween } from './books-of-both'
import { endLeases, untilBack, untilIdle, type BothSides } from './both-sides'
import { pointsAt, type Operation, type Trigger } from './fail-operations'
import { databaseKilled, type BenchServer } from './server'
import type { Stages } from './stages'

export const victims = ['server', 'supply', 'PostgreSQL'] as const
export type Victim = (typeof victims)[number]

/** What was killed where, and what it left. */
export interface Round {
  /** By operation: how many stood at the point when the victim was killed. */
  stood: Map<string, number>
  broken: string[]
}
/** One after the other until a round is over. */
export interface Killing {
  sides: BothSides
  stages: Stages
  nextTurn(this: void): number
}

/** Shorter than anybody waits for a supplier. */
const gatheringMs = 15_000
const quietMs = 6_000
const preparedAtOnce = 12
const attempts = 8

/** Hears who stands at a point, in either process. */
export function listenAt({ server, supply }: BothSides): { reached: string[] } {
  const heard = { reached: [] as string[] }
  const hear = (message: unknown): void => void heard.reached.push((message as Reached).reached)
  for (const side of [server, supply]) side.onMessage(hear)
  return heard
}

/** Lets so many of each operation come to a step, kills one side there, and looks at what became of them. */
export async function killAt(
  { sides, stages, nextTurn }: Killing,
  heard: { reached: string[] },
  { step, victim, operations, each }: { step: FailStep; victim: Victim; operations: readonly Operation[]; each: number },
): Promise<Round> {
  const asked = operations.filter((operation) => pointsAt(operation, step).length > 0)
  const triggers = await prepareAll(asked.flatMap((operation) => Array.from({ length: each }, () => () => prepared(operation))))
  heard.reached = []
  const stopAt = asked.flatMap((operation) => pointsAt(operation, step))
  tell([sides.server, sides.supply], stopAt)
  const answered = Promise.all(triggers.map((trigger) => trigger().catch(() => undefined)))
  await gathered(heard, triggers.length)
  const { reached } = heard
  await kill(sides, victim)
  await answered
  await untilIdle(sides)
  return {
    stood: new Map(
      asked.map((operation) => [operation.name, reached.filter((point) => pointsAt(operation, step).includes(point)).length]),
    ),
    broken: await brokenBetween(sides),
  }

  /** Whoever cannot have what is wanted for, since somebody else was quicker, wants something else. */
  async function prepared(operation: Operation): Promise<Trigger> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await operation.prepare(stages, nextTurn())
      } catch (error) {
        if (attempt === attempts) throw error
      }
    }
  }
}

/** Only so many at once, so that they do not take each other's time. */
async function prepareAll(all: readonly (() => Promise<Trigger>)[]): Promise<Trigger[]> {
  const left = [...all]
  const triggers: Trigger[] = []
  const run = async (): Promise<void> => {
    for (let next = left.pop(); next; next = left.pop()) triggers.push(await next())
  }
  await Promise.all(Array.from({ length: preparedAtOnce }, run))
  return triggers
}

/** Until all stand there, or nobody comes any more: one row of money lets one of a company through at a time. */
async function gathered(heard: { reached: string[] }, expected: number): Promise<void> {
  const end = performance.now() + gatheringMs
  let [count, since] = [0, performance.now()]
  const isQuiet = (): boolean => count > 0 && performance.now() - since > quietMs
  while (heard.reached.length < expected && performance.now() < end && !isQuiet()) {
    if (heard.reached.length > count) [count, since] = [heard.reached.length, performance.now()]
    await wait(20)
  }
}

const tell = (sides: readonly BenchServer[], stopAt: readonly string[]): void =>
  sides.forEach((side) => side.send({ stopAt } satisfies StopAt))

/** Ends it as kill -9 does; those that are left go on, and it comes back. */
async function kill(sides: BothSides, victim: Victim): Promise<void> {
  const { server, supply } = sides
  if (victim === 'PostgreSQL') {
    const back = Promise.all([databaseKilled(server), databaseKilled(supply)])
    tell([server, supply], [])
    await back
    await Promise.all([untilBack(server), untilBack(supply)])
  } else {
    const killed = victim === 'server' ? server : supply
    await killed.kill()
    tell([victim === 'server' ? supply : server], [])
    await killed.start()
  }
  if (victim !== 'supply') await endLeases(sides)
}
