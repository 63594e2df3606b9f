import { sum } from '../kit/money'

/** What the agency charges one kind of traveller in fen: per journey, of stays per room and night. */
interface FeeTier {
  serviceFee: number
  /** The same where the agency's staff book for the customer; as online where absent. */
  agentServiceFee?: number
}
/** What a company agreed with the agency (handbook 6.4). */
export interface AgreedFees extends FeeTier {
  /** Of travellers whom the agency marks as VIPs; the usual fees where absent. */
  vipFees?: FeeTier
}
interface FeePayer {
  isVip: boolean
}

/** Who books: the person, a colleague in the person's name, or the agency's staff. */
interface Asker {
  agent?: { isColleague: boolean } | undefined
}

/** The fee of one traveller, by who travels and by the channel (handbook 6.4). */
export function serviceFeeOf(agreed: AgreedFees, { agent }: Asker, { isVip }: FeePayer): number {
  const { serviceFee, agentServiceFee = serviceFee } = (isVip && agreed.vipFees) || agreed
  return agent && !agent.isColleague ? agentServiceFee : serviceFee
}

/** The fee of each who travels; of one traveller without a mark where nobody is chosen yet. */
export const serviceFeesOf = (agreed: AgreedFees, asker: Asker, travellers: readonly FeePayer[]): [number, ...number[]] => {
  const [first = { isVip: false }, ...others] = travellers
  return [serviceFeeOf(agreed, asker, first), ...others.map((each) => serviceFeeOf(agreed, asker, each))]
}

/** What one of them pays on average, to the fen. */
export function averageFee(...asked: Parameters<typeof serviceFeesOf>): number {
  const fees = serviceFeesOf(...asked)
  return Math.round(sum(fees) / fees.length)
}

/** The fee of a room per night: the highest of those who sleep in it, once. */
export const roomFee = (guests: readonly { serviceFee: number }[]): number =>
  Math.max(0, ...guests.map(({ serviceFee }) => serviceFee))
