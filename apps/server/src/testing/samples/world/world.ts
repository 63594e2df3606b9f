import type { TestServer } from '../../server'
import { connections, openConnections } from './connections'
import { formerSurprises, surprises } from './surprises'
import { flights, formerFlights, openFlights } from './flights'
import { formerHotels, hotels, openHotels } from './hotels'
import { buyAtOffice, moreTrains, office, openOffice } from './more-trains'
import { openOffContractHotels, offContractHotels } from './off-contract-hotels'
import type { Story } from './story'
import { openTogether, together } from './together'
import { formerTrains, openTrains, trains } from './trains'
import { formerWaitlists, openWaitlists, waitlists } from './waitlists'

const twoDays = 2 * 24 * 60

/** Which orders each story made, by their numbers. */
export type Told = Map<string, string>

/** Tells all stories: what is over by the end first, what still waits for somebody last. */
export async function tellWorld(server: TestServer): Promise<Told> {
  const told: Told = new Map()
  await tell(server, told, [...formerFlights, ...formerTrains, ...formerHotels, ...formerWaitlists, ...formerSurprises])
  await server.turn(twoDays)
  await tell(server, told, [
    ...flights,
    ...connections,
    ...trains,
    ...moreTrains,
    ...waitlists,
    ...hotels,
    ...offContractHotels,
    ...surprises,
    ...together,
  ])
  await buyAtOffice(server, true)
  await tell(server, told, [...office, ...openOffice])
  await buyAtOffice(server, false)
  const open = [...openOffContractHotels, ...openTogether, ...openHotels, ...openWaitlists, ...openConnections, ...openFlights]
  await tell(server, told, [...open, ...openTrains])
  return told
}

async function tell(server: TestServer, told: Told, stories: readonly Story[]): Promise<void> {
  for (const { name, tell } of stories) {
    // Histories are read by their moments.
    await server.turn(1)
    await tell(server).catch((error: unknown) => {
      throw new Error(`the story "${name}" does not come true`, { cause: error })
    })
    await server.context.drainJobs()
    const { rows } = await server.database.pool.query<{ order_no: string }>('SELECT order_no FROM orders ORDER BY created_at')
    for (const { order_no } of rows) if (!told.has(order_no)) told.set(order_no, name)
  }
}
