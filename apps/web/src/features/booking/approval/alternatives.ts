import type { ApprovalDetail } from '@sojourn/contract/booking/approval/approval.calls'
import type { Alternative } from '../product/screens'

/** Cheapest first, so many as asked for; the chosen fare always stands among them. */
export function shownAlternatives(list: readonly Alternative[], count: number): Alternative[] {
  const sorted = [...list].sort((a, b) => a.ticketPrice - b.ticketPrice || a.departTime.localeCompare(b.departTime))
  const cheapest = sorted.slice(0, count)
  const chosen = sorted.find((one) => one.chosen)
  return chosen && !cheapest.includes(chosen) ? [...cheapest.slice(0, count - 1), chosen] : cheapest
}

/** How much more the chosen fares cost than the cheapest within the standard that were shown, over all journeys. */
export function excessOverLowest(alternatives: ApprovalDetail['alternatives']): number | undefined {
  if (!alternatives.some(({ list }) => list.some((one) => one.chosen))) return undefined
  return alternatives.reduce((excess, { list }) => {
    const chosen = list.find((one) => one.chosen)
    return chosen ? excess + Math.max(0, chosen.ticketPrice - lowestOf(list)) : excess
  }, 0)
}

/** The lowest price that keeps the standard; where none does, the lowest. */
function lowestOf(list: readonly Alternative[]): number {
  const within = list.filter(({ verdict }) => verdict === 'within')
  return Math.min(...(within.length > 0 ? within : list).map(({ ticketPrice }) => ticketPrice))
}
