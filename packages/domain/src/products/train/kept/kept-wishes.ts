import { readStored } from '../../../kit/stored-version'
import { readRide, type FirstKeptRide, type KeptRide } from './kept'

/** What an order asks for besides its ride, and how it is served meanwhile. */
export interface KeptWishes {
  version: 2
  /** Seats of the party, its row and the letter: 1A and 1F. */
  seatChoice?: string[]
  /** Berths by count. */
  berthChoice?: { lower: number; middle: number; upper: number }
  acceptStanding?: boolean
  /** In the railway's queue: what the order waits out, and when the railway is asked again (instant). */
  waits?: { failure: 'supplierBusy' | 'outOfService'; until: string }
  /** Until when the railway keeps the seats that it has locked (instant). */
  lockedUntil?: string
  waitlist?: KeptWaitlist
  office?: KeptOffice
}
/** The rides that will do, best first, and until when the order waits (instant). */
export interface KeptWaitlist {
  choices: KeptRide[]
  deadline: string
}
/** The ticket office that serves the order: what it buys with, whether it could not, and who of it answered. */
export interface KeptOffice {
  account: 'company' | 'office'
  declined?: boolean
  agent?: { agentId: string; name: string }
}

/** As it was stored before versions were; each choice was a whole segment of an order. */
export interface FirstKeptWishes extends Omit<KeptWishes, 'version' | 'waitlist' | 'office'> {
  choices?: { body: FirstKeptRide }[]
  deadline?: string
  account?: KeptOffice['account']
  declined?: boolean
  agent?: NonNullable<KeptOffice['agent']>
}

/** Of an order that asks for its ride alone. */
export const noWishes: KeptWishes = { version: 2 }

export const readWishes = (body: unknown): KeptWishes =>
  readStored('what a train order wishes', body, { 1: ofFirst, 2: ofSecond })

const ofSecond = (wishes: KeptWishes): KeptWishes =>
  wishes.waitlist ? { ...wishes, waitlist: { ...wishes.waitlist, choices: wishes.waitlist.choices.map(readRide) } } : wishes

function ofFirst({ choices, deadline, account, declined, agent, ...asked }: FirstKeptWishes): KeptWishes {
  return {
    version: 2,
    ...asked,
    ...(choices && deadline !== undefined && { waitlist: { choices: choices.map(({ body }) => readRide(body)), deadline } }),
    ...((account || declined || agent) && {
      // An office that was not told what to buy with bought with its own account.
      office: { account: account ?? 'office', ...(declined && { declined }), ...(agent && { agent }) },
    }),
  }
}
