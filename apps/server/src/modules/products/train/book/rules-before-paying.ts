import type { Language } from '@sojourn/contract/kit/language'
import type { TrainCheckResult } from '@sojourn/contract/products/train/booking.shapes'
import { departInstant } from '@sojourn/domain/products/train/connections'
import { changeRuleSentence, refundTierSentences } from '@sojourn/domain/products/train/price/fee-rule'
import { monthDayInWords } from '@sojourn/domain/kit/day-words'
import type { KeptRide } from '@sojourn/domain/products/train/kept/kept'
import { isPlateauRide } from '@sojourn/domain/products/train/plateau'
import { crossBorderOf } from '@sojourn/domain/products/train/sale-window'
import { orderText } from '@sojourn/text/booking/order/words'
import { trainRulesText } from '@sojourn/text/products/train/rules'
/** What of a ride the railway's rules ask for. */
export type RuledRide = Pick<KeptRide, 'trainNo' | 'departDate' | 'departTime' | 'departStation' | 'arriveStation'>

/** What a ticket of this ride costs to give back from now on, and to change. */
export function rulesOf(ride: RuledRide, now: string, language: Language): TrainCheckResult['rules'][number] {
  const departAt = departInstant(ride)
  const crossBorder = crossBorderOf(ride.departStation, ride.arriveStation)
  return {
    trainNo: ride.trainNo,
    refund: refundTierSentences({ departAt, ...(crossBorder && { crossBorder }) }, now, language),
    change: changeRuleSentence(departAt, now, language),
  }
}

/** How passengers are known to the railway, and what a ride to the plateau asks of them. */
export function noticesOf(rides: readonly RuledRide[], source: 'railway' | 'local', language: Language): string[] {
  const { notices } = trainRulesText[language]
  const high = rides.some(({ departStation, arriveStation }) => isPlateauRide(departStation, arriveStation))
  return [notices[source], ...(high ? [notices.plateau] : [])]
}

/** The rules of rides of which one will be travelled: trains and days that have the same ones stand together. */
export function rulesOfChoices(rides: readonly RuledRide[], now: string, language: Language): TrainCheckResult['rules'] {
  const alike = new Map<string, { names: Set<string>; rules: TrainCheckResult['rules'][number] }>()
  for (const ride of rides) {
    const rules = rulesOf(ride, now, language)
    const same = [rules.change, ...rules.refund].join('\n')
    const known = alike.get(same) ?? { names: new Set(), rules }
    alike.set(same, { ...known, names: known.names.add(`${monthDayInWords(ride.departDate, language)} ${ride.trainNo}`) })
  }
  const { list } = orderText[language]
  return [...alike.values()].map(({ names, rules }) => ({ ...rules, trainNo: list({ items: [...names] }) }))
}
