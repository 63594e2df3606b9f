import type { Work } from '../../../../context'
import type { JudgedOrder, JudgedViolation } from '../../../../capabilities/fulfilment'
import { heldJourney, sceneOf } from './envelope-options'
import { flightSetting } from '../policy/rail-alternative'
import { storedViolationsOf } from '../book/violations'

/** What policy says now of the seats that an order holds, beside what is on offer now. */
export async function judgeHeld(work: Work, order: JudgedOrder): Promise<JudgedViolation[][]> {
  const scene = await sceneOf(work, order)
  const { kept, offers, rails, people, travellers, today, enterprise } = scene
  const journeys = kept.map((flight, index) => ({
    ...heldJourney(scene, flight, flight.fare.ticketPrice, offers[index] ?? []),
    rail: rails[index],
  }))
  return travellers.map(({ employeeId }) => {
    const person = people.find((one) => one.employeeId === employeeId)
    return person ? storedViolationsOf(person, journeys, today, { party: people, setting: flightSetting(enterprise) }) : []
  })
}
