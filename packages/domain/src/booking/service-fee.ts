import type { ServiceFees } from '@sojourn/contract/booking/service-fee.shapes'
import { sum } from '../kit/money'

interface FeePayer {
  isVip: boolean
}

/** Who books: the person, a colleague in the person's name, or the agency's staff. */
interface Asker {
  agent?: { isColleague: boolean } | undefined
}

/** The fee of one traveller, by who travels and by the channel (handbook 6.4). */
export function serviceFeeOf(fees: ServiceFees, { agent }: Asker, { isVip }: FeePayer): number {
  if (agent && !agent.isColleague) return isVip ? fees.vipAssisted : fees.assisted
  return isVip ? fees.vipOnline : fees.online
}

/** The fee of each who travels; of one traveller without a mark where nobody is chosen yet. */
export const serviceFeesOf = (fees: ServiceFees, asker: Asker, travellers: readonly FeePayer[]): [number, ...number[]] => {
  const [first = { isVip: false }, ...others] = travellers
  return [serviceFeeOf(fees, asker, first), ...others.map((each) => serviceFeeOf(fees, asker, each))]
}

/** What one of them pays on average, to the fen. */
export function averageFee(...asked: Parameters<typeof serviceFeesOf>): number {
  const fees = serviceFeesOf(...asked)
  return Math.round(sum(fees) / fees.length)
}

/** The fee of a room per night: the highest of those who sleep in it, once. */
export const roomFee = (guests: readonly { serviceFee: number }[]): number =>
  Math.max(0, ...guests.map(({ serviceFee }) => serviceFee))
