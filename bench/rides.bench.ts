import { setTimeout as wait } from 'node:timers/promises'
import { getCarOrderDetail } from '@sojourn/contract/products/car/order.calls'
import { withBothSides } from './support/both-sides'
import { createClient, resultOf } from './support/client'
import { asOwner, numberOf } from './support/database'
import { verdict, whole } from './support/format'
import { copyRides, orderRide, untilAsked } from './support/moving-rides'
import { hirePairs } from './support/people'
import { cpuMsOf, ownCpuMsOf } from './support/processes'
import { publish } from './support/report'

const rides = 1000
const target = 0.1
const seconds = 12 * Number(process.env['BENCH_SECONDS'] ?? 5)
/** About as long as a ride takes with its driver's way: at every moment some are looked for, come, drive and end. */
const overMinutes = 40

await withBothSides(8236, async (sides) => {
  const { server, supply } = sides
  const client = createClient(server.port)
  const [pair] = await hirePairs(server, client, 1)
  const { token } = pair!.employee
  const orderNo = await orderRide(client, pair!, sides.now())
  await untilAsked(sides, orderNo)
  await copyRides(sides, orderNo, rides, overMinutes)
  await untilAsked(sides, orderNo)
  let read = 0
  // As the page of a ride does: it draws where the car is by itself, and reads again when something has happened.
  const stop = await client.listen(token, ({ orderNo: moved }) => {
    if (moved)
      void client.call(getCarOrderDetail, { orderId: moved }, { token }).then((answer) => {
        resultOf(answer)
        read++
      })
  })
  const used = () => ({
    server: ownCpuMsOf(server.pid()),
    database: cpuMsOf(server.databasePid()),
    supply: ownCpuMsOf(supply.pid()) + cpuMsOf(supply.databasePid()),
  })
  const moving = await asOwner(server, (database) => numberOf(database, "SELECT count(*) FROM car_ride WHERE course ? 'leg'"))
  const begin = { at: performance.now(), ...used() }
  await wait(seconds * 1000)
  const after = used()
  const lasted = performance.now() - begin.at
  stop()
  client.close()
  const share = (part: keyof typeof after): number => (after[part] - begin[part]) / lasted
  const own = share('server') + share('database')
  const percent = (value: number): string => `${(value * 100).toFixed(1)} %`
  publish({
    name: 'rides',
    title: 'Rides that move',
    about:
      `${whole(rides)} rides across a city, begun one after the other over ${overMinutes} minutes, are followed at a platform that answers over HTTP from a process ` +
      `of its own; somebody has their pages open, which draw where each car is and read again what has happened. Processor time over ${whole(seconds)} ` +
      `seconds, in percent of one core. Target for server and database: ≤ ${percent(target)}.`,
    tables: [
      {
        head: [
          'Rides',
          'Under way with a position',
          'Server',
          'Its database',
          'Platform and its database',
          'Pages read',
          'Target',
        ],
        rows: [
          [
            whole(rides),
            whole(moving),
            percent(share('server')),
            percent(share('database')),
            percent(share('supply')),
            whole(read),
            verdict(own <= target),
          ],
        ],
      },
    ],
    notes: [],
  })
})
