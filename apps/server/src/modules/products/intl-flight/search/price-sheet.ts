import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import type { TicketFee } from '@sojourn/domain/products/intl-flight/policy/journey'
import { shortYuan } from '@sojourn/domain/kit/money'
import { dayInWords } from '@sojourn/domain/kit/day-words'
import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import type { SearchedLeg } from '@sojourn/contract/products/intl-flight/search.shapes'
import { readSearch, type SearchedFare } from '@sojourn/domain/products/intl-flight/kept-search'
import { cabinNames } from '@sojourn/domain/reference/air/cabin-names'
import { searchSheetText } from '@sojourn/text/products/intl-flight/search/sheet'
import type { Actor, Context, Work } from '../../../../context'
import type { Sheet, SheetCell } from '../../../../kit/sheet/sheet'
import { inCompany } from '../../../../work'
import { findChoiceSets, findShownJourneys } from '../../../booking/draft/store'
import { replayChoiceSet } from '../../../booking/policy/replay'
import { findEnterprise } from '../../../booking/settings/store'
import { baggageSentence } from '../supply/baggage-sentence'
import { legsInWords } from '../draft/draft'
import { openIntlFlightDraft } from '../draft/open-draft'

export interface AskedSheet {
  tempOrderNo: string
  searchId: string
  language: Language
}
/** What a search showed, as lines; every text is in the reader's language already. */
export interface PriceSheet extends Omit<Sheet, 'pages'> {
  rows: SheetCell[][]
  /** Of each itinerary the cheapest alone, as positions among the rows, the cheapest first. */
  cheapest: number[]
}

/** What a list showed when it was searched, from what is kept of it: prices stay as they were (S7.53). */
export async function priceSheet(context: Context, actor: Actor, asked: AskedSheet): Promise<PriceSheet | Problem> {
  const { tempOrderNo, searchId, language } = asked
  return inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openIntlFlightDraft(work, actor, tempOrderNo)
    if (isProblem(draft)) return draft
    const [shown, sets, enterprise] = await Promise.all([
      findShownJourneys(work, tempOrderNo, [searchId]),
      findChoiceSets(work, [searchId]),
      findEnterprise(work),
    ])
    const [set] = sets
    if (shown.length === 0 || !set) return problem('notFound', { field: 'searchId' })
    return sheetOf(work, set, {
      leg: legsInWords(draft.searchParams, language)[set.journey]!,
      company: enterprise.name[language],
      language,
    })
  })
}

interface ShownSet {
  journey: number
  searchedAt: Date
  body: string
}
interface Telling {
  /** The direction that was searched, in the reader's words. */
  leg: Pick<SearchedLeg, 'departCity' | 'arriveCity' | 'date'>
  company: string
  language: Language
}

/** What is kept of a search, as lines, with why a fare breaks the standards of then. */
export async function sheetOf(
  work: Work,
  { journey, searchedAt, body }: ShownSet,
  { leg, company, language }: Telling,
): Promise<PriceSheet> {
  const { fares, verdicts, places } = readSearch(body)
  const { judged } = await replayChoiceSet(work, work.context.policySections, { body, language })
  const text = searchSheetText[language]
  const { date, time } = localOf(searchedAt.toISOString(), chinaOffsetMinutes)
  return {
    name: text.title,
    about: [
      text.leg({ index: journey + 1, from: leg.departCity, to: leg.arriveCity, date: dayInWords(leg.date, language) }),
      text.searched({ moment: `${dayInWords(date, language)} ${time}`, company }),
      text.prices,
    ],
    columns: columnsOf(language),
    rows: fares.map((fare, position) =>
      lineOf(
        fare,
        { verdict: verdicts[position] ?? 'within', violations: judged[places[position]!]?.violations ?? [] },
        language,
      ),
    ),
    cheapest: cheapestOf(fares),
  }
}

function columnsOf(language: Language): Sheet['columns'] {
  const { columns } = searchSheetText[language]
  const shows: Readonly<Record<string, 'count' | 'money'>> = {
    changes: 'count',
    minutes: 'count',
    price: 'money',
    total: 'money',
  }
  return Object.entries(columns).map(([name, head]) => ({ head, shows: shows[name] ?? 'words' }))
}

/** More than nine seats are said as such. */
const manySeats = 10

function lineOf(fare: SearchedFare, { verdict, violations }: OfferVerdict, language: Language): SheetCell[] {
  const text = searchSheetText[language]
  return [
    fare.name.split(' ')[0]!,
    `${fare.departDate} ${fare.departTime}`,
    `${fare.arriveDate} ${fare.arriveTime}`,
    fare.transfers,
    fare.via ?? '',
    fare.flightMinutes,
    `${cabinNames([...new Set(fare.cabins)], language)} ${fare.bookingClasses.join('/')}`,
    text.brands[fare.brand],
    baggageIn(fare.baggage, language),
    feeIn(fare.refundFee, language),
    feeIn(fare.changeFee, language),
    fare.price,
    fare.total,
    fare.seats >= manySeats ? text.manySeats : String(fare.seats),
    text.verdicts[verdict],
    [...new Set(violations.map(({ sentence }) => sentence))].join(text.between),
  ]
}

/** `2x23/30` in words. */
const baggageIn = (baggage: string | undefined, language: Language): string =>
  (baggage ?? '')
    .split('/')
    .filter(Boolean)
    .map((each) => {
      const [first, weight] = each.split('x').map(Number) as [number, number | undefined]
      return baggageSentence(weight === undefined ? { kilograms: first } : { pieces: first, kilograms: weight }, language)
    })
    .join(' / ')

function feeIn(fee: TicketFee | undefined, language: Language): string {
  const { fees } = searchSheetText[language]
  if (fee === undefined || fee === 'notTold') return fees.notTold
  return fee === 'notAtAll' ? fees.notAtAll : fee === 0 ? fees.free : shortYuan(fee)
}

function cheapestOf(fares: readonly SearchedFare[]): number[] {
  const best = new Map<string, number>()
  fares.forEach(({ flightsKey, price }, position) => {
    const known = best.get(flightsKey)
    if (known === undefined || price < fares[known]!.price) best.set(flightsKey, position)
  })
  return [...best.values()].sort((a, b) => fares[a]!.price - fares[b]!.price)
}
