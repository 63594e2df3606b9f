import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { createFailPoints, pointOf, type Reached, type StopAt } from './fail-points'
import { notingAsked } from './fail-points-of-suppliers'

/** Whoever started the process: what it hears, and how it asks. */
function parentOf() {
  const heard: Reached[] = []
  const parent = Object.assign(new EventEmitter(), { send: (message: Reached) => heard.push(message) })
  return { parent, heard, ask: (stopAt: string[]) => parent.emit('message', { stopAt } satisfies StopAt) }
}

test('a process that nobody asks has no fail points', () => {
  expect(createFailPoints(new EventEmitter())).toBeUndefined()
})

test('work stops where it is asked to, says so, and goes on when it is told to; all other work passes', async () => {
  const { parent, heard, ask } = parentOf()
  const points = createFailPoints(parent)!
  const point = pointOf('order.issue', 'before the outcome commits')
  ask([point])
  const done: string[] = []
  const work = (name: string): Promise<void> =>
    points.during(name, async () => {
      await points.reach('before the outcome commits')
      done.push(name)
    })
  const stopped = Promise.all([work('order.issue'), work('order.issue')])
  await work('order.refund')
  expect([heard, done]).toEqual([[{ reached: point }, { reached: point }], ['order.refund']])
  ask([])
  await stopped
  expect(done).toEqual(['order.refund', 'order.issue', 'order.issue'])
})

test('whoever has been told what a change would cost has asked for nothing yet', async () => {
  const points = createFailPoints(parentOf().parent)!
  const carrier = notingAsked({ refund: async (_now: object, { commit }: { commit: boolean }) => commit }, points)
  await points.during('quote', async () => {
    await carrier.refund({}, { commit: false })
    expect(points.hasAsked()).toBe(false)
    await carrier.refund({}, { commit: true })
    expect(points.hasAsked()).toBe(true)
  })
  expect(points.hasAsked()).toBe(false)
})
