import type { Work } from '../../../../context'
import type { JudgedOrder, JudgedViolation } from '../../../../capabilities/fulfilment'
import { asking } from '../../../booking/lifecycle/asking'
import { heldJourney, sceneOf, searchBetween, type Scene } from './envelope-options'
import { flightSetting } from '../policy/rail-alternative'
import type { Journey } from '../search/choose'
import { besideConnection, findConnections, railBesideConnection } from '../search/choose-connection'
import { storedViolationsOf } from '../book/violations'

/** What policy says now of the seats that an order holds, beside what is on offer now. */
export async function judgeHeld(work: Work, order: JudgedOrder): Promise<JudgedViolation[][]> {
  const scene = await sceneOf(work, order)
  const { kept, offers, rails, people, travellers, today, enterprise } = scene
  const flights = kept.map((flight, index) => ({
    ...heldJourney(scene, flight, flight.fare.ticketPrice, offers[index] ?? []),
    rail: rails[index],
  }))
  const journeys = kept[0]?.whole ? await asConnection(work, scene, flights) : flights
  return travellers.map(({ employeeId }) => {
    const person = people.find((one) => one.employeeId === employeeId)
    return person ? storedViolationsOf(person, journeys, today, { party: people, setting: flightSetting(enterprise) }) : []
  })
}

/** The flights of a connection are judged as one, beside what leads from where it starts to where it ends. */
async function asConnection({ context }: Work, scene: Scene<JudgedOrder>, flights: readonly Journey[]): Promise<Journey[]> {
  const [first, second] = flights.map(({ flight }) => flight)
  if (!first || !second) return [...flights]
  const search = searchBetween(scene, first, second)
  const [direct, found] = await Promise.all([context.air.search(asking(context), search), findConnections(context, search)])
  const beside = besideConnection({ direct, found }, { first, second })
  const rail = await railBesideConnection(context, scene.people, { first, second }, scene.party)
  return flights.map((flight) => ({ ...flight, beside, rail }))
}
