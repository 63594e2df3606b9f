import type { PolicyRule } from '@sojourn/contract/booking/codes'
import type { Verdict, Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import { languages, type Language, type LocalText } from '@sojourn/contract/kit/language'
import type { Bought } from '../bought'
import { judgeAgain, unseenOffers, type ChoiceSet, type PolicyOf } from '../choice-set'
import { saidOf, type JudgedList } from '../engine'
import type { OfferVerdict } from '../verdict'
import type { Booking, LabProducts, Read } from './kept-search'

/** What was bought of a search, as it was judged and as the trial judges it; amounts in fen for everybody. */
export interface TriedChoice {
  orderNo: string
  searchId: string
  travellerIds: string[]
  amount: number
  before: Verdict
  after: Verdict
  rules: PolicyRule[]
  /** Whom the trial would have refused it. */
  refusedIds: string[]
  /** The cheapest on offer that the trial finds within, where it was not itself within. */
  cheapest?: number
  /** Of the trial, in every language; made when they are asked for. */
  sentences: () => LocalText[]
}
export interface TriedSearch {
  offers: number
  choices: TriedChoice[]
  /** Orders of which it is not known what they bought. */
  unknown: number
}

interface Policies {
  recordedOf: PolicyOf
  trialOf: PolicyOf
}

/** The sentences of verdicts are in one language; those of few choices are said in all, once they are told. */
const [first] = languages

/** One kept search under the trial, and what was bought of it before and after. */
export function judgeTrial(read: Read, policies: Policies, { sections, bought }: LabProducts): TriedSearch {
  const { set, bookings } = read
  const judged = judgeAgain(set, policies.trialOf, sections, first)
  const product = bought[set.product]
  const tried: TriedSearch = { offers: judged.verdicts.length - unseenOffers(set, sections).size, choices: [], unknown: 0 }
  for (const booking of bookings) {
    const found = product?.bought(set.offers, booking.segments, booking.journey)
    if (!found) tried.unknown += 1
    else tried.choices.push(choiceOf({ read, booking, found, judged }, policies, { sections, bought }))
  }
  return tried
}

interface Chosen {
  read: Read
  booking: Booking
  found: Bought
  judged: JudgedList
}

function choiceOf({ read, booking, found, judged }: Chosen, policies: Policies, products: LabProducts): TriedChoice {
  const { set, verdicts, searchId } = read
  const { position, price, rooms = booking.travellers, journeys = 1 } = found
  const costOf = (each: number): number => Math.round((each * rooms) / journeys)
  const shown = found.offers === set.offers
  const own: ChoiceSet = { ...set, offers: found.offers }
  const judgedBy = (policyOf: PolicyOf, language: Language = first): OfferVerdict =>
    saidOf(judgeAgain(own, policyOf, products.sections, language), position)
  const before = shown ? (verdicts[position] ?? 'within') : judgedBy(policies.recordedOf).verdict
  const { verdict: after, violations } = shown ? saidOf(judged, position) : judgedBy(policies.trialOf)
  const cheapest = after === 'within' ? undefined : cheapestWithin(set, judged, products)
  return {
    orderNo: booking.orderNo,
    searchId,
    travellerIds: set.travellers.map(({ employeeId }) => employeeId),
    amount: costOf(price),
    before,
    after,
    rules: [...new Set(violations.map(({ rule }) => rule))],
    refusedIds: [...new Set(violations.flatMap(({ handling, travellerId }) => (handling === 'forbid' ? travellerId : [])))],
    ...(cheapest !== undefined && { cheapest: costOf(cheapest) }),
    sentences: () => sentencesOf((language) => judgedBy(policies.trialOf, language).violations),
  }
}

/** Each once, whoever it is about. */
function sentencesOf(violationsIn: (language: Language) => readonly Violation[]): LocalText[] {
  const [simplified, traditional, english] = [violationsIn('zh-CN'), violationsIn('zh-TW'), violationsIn('en')]
  const all = simplified.map(({ sentence }, at) => ({
    'zh-CN': sentence,
    'zh-TW': traditional[at]!.sentence,
    en: english[at]!.sentence,
  }))
  return all.filter((each, at) => all.findIndex((other) => other['zh-CN'] === each['zh-CN']) === at)
}

function cheapestWithin(set: ChoiceSet, { verdicts }: JudgedList, { bought }: LabProducts): number | undefined {
  const prices = bought[set.product]?.prices(set.offers) ?? []
  const within = prices.flatMap((price, position) => (price !== undefined && verdicts[position] === 'within' ? price : []))
  return within.length === 0 ? undefined : within.reduce((least, price) => Math.min(least, price))
}
