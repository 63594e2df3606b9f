import { applicationTypes } from '@sojourn/contract/booking/application/application.codes'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type {
  getBookingsMatchTravelApplyOrderList,
  getTravelApplyOrderBookInfo,
  MatchSearch,
  queryMatchTravelApplyOrderList,
} from '@sojourn/contract/booking/application/application.calls'
import { products } from '@sojourn/contract/booking/codes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { cityText } from '@sojourn/domain/reference/place/city-text'
import { bookableDays, type BookingFacts } from '@sojourn/domain/booking/application/match'
import { isBookable } from '@sojourn/domain/booking/application/transitions'
import { applicationText } from '@sojourn/text/booking/application/words'
import type { Actor, Context, Work } from '../../../context'
import { inSnapshot } from '../../../work'
import { chinaDate } from '../../../kit/clock'
import { knownDay } from '../../../kit/known-day'
import { openDraft } from '../draft/draft'
import { findEnterprise, matchTerms } from '../settings/store'
import { findPeople } from '../traveller/store'
import { mismatch, type Matchable } from '../application/application-matchable'
import { matchedApplication } from '../application/application-summary'
import { draftFacts } from '../application/application-draft-facts'
import { searchStart } from './application-start'
import { balanceUnder } from '../application/application-balance'
import { findUsable, fittingApplications } from '../application/match-application'

type Matches = ResponseOf<typeof getBookingsMatchTravelApplyOrderList>

/** Applications that fit the search kept under `tempOrderNo` (S7.14). */
export const bookingsMatch = (context: Context, actor: Actor, request: MatchSearch): Promise<Matches | Problem> =>
  inSnapshot(context, actor.enterpriseId, (work) => find(work, actor, request, true))

/** Applications that a booking of this product may begin with, whatever was searched for (S7.14). */
export const queryMatch = (
  context: Context,
  actor: Actor,
  request: MatchSearch,
): Promise<ResponseOf<typeof queryMatchTravelApplyOrderList> | Problem> =>
  inSnapshot(context, actor.enterpriseId, async (work) => {
    const found = await find(work, actor, request, false)
    if (isProblem(found)) return found
    return { pageInfo: found.pageInfo, travelApplyDetailOrderList: found.list, toolTips: found.toolTips }
  })

async function find(work: Work, actor: Actor, request: MatchSearch, compare: boolean): Promise<Matches | Problem> {
  const facts = await factsOf(work, actor, request, compare)
  if (isProblem(facts)) return facts
  const found = await fittingApplications(work, actor, facts, {
    applyOrderNo: request.applyOrderNo?.trim() ?? '',
    passengerName: request.passengerName?.trim() ?? '',
    description: request.travelDescription?.trim() ?? '',
    type: applicationTypes.known(request.travelApplyType) ?? null,
    from: knownDay(request.startTime),
    to: knownDay(request.endTime),
  })
  const { Index, Size } = request.page
  return {
    pageInfo: { dataCount: found.length },
    list: found.slice((Index - 1) * Size, Index * Size).map(({ row, shown }) => matchedApplication(actor, row, shown)),
    toolTips: found.length === 0 ? applicationText[actor.language].noneFound : '',
  }
}

async function factsOf(work: Work, actor: Actor, request: MatchSearch, compare: boolean): Promise<BookingFacts | Problem> {
  const today = chinaDate(work.context.clock.now())
  const open: BookingFacts = {
    product: products.word(request.productType),
    travellerIds: [],
    cities: {},
    startDate: today,
    endDate: today,
    dateUnlimited: true,
    countiesJoin: false,
  }
  if (!compare || !request.tempOrderNo) return open
  const draft = await openDraft<Record<string, unknown>>(work, actor, request.tempOrderNo)
  if (isProblem(draft)) return draft
  const { config } = await findEnterprise(work)
  const terms = matchTerms(config)
  const dateUnlimited = request.applyOrderMatchDateUnlimited ?? terms.dateUnlimited
  return { ...open, ...draftFacts(draft, { ...terms, dateUnlimited }) }
}

type BookInfo = ResponseOf<typeof getTravelApplyOrderBookInfo>

/** What a booking under this application starts with (S3.15, S7.18). */
export const bookInfo = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getTravelApplyOrderBookInfo>,
): Promise<BookInfo | Problem> =>
  inSnapshot(context, actor.enterpriseId, async (work) => {
    const found = await findUsable(work, actor, request.travelApplyNo)
    if (!found) return problem('applicationUnknown', { field: 'travelApplyNo' })
    const refused = refuse(actor, found, request)
    if (refused) return refused
    const { content } = found.shown
    const today = chinaDate(context.clock.now())
    const people = await findPeople(work, content.travellerIds, { today, reader: actor.language })
    const days = bookableDays(found)
    const name = (city: { code: string; name: string }) =>
      city.code === '' ? city : { code: city.code, name: cityText(city)[actor.language] }
    return {
      application: matchedApplication(actor, found.row, found.shown),
      travellers: people.map(({ employeeId, departmentName, gradeName, ...person }) => ({
        employeeId,
        name: readableName(person, actor.language),
        departmentName: departmentName[actor.language],
        gradeName: gradeName[actor.language],
      })),
      limitTraveler: content.limitTraveler,
      lines: content.lines
        .filter(({ productType }) => productType === request.productType)
        .map((line) => ({ ...line, depart: name(line.depart), arrive: name(line.arrive) })),
      cities: content.cities.map(name),
      earliest: days.from,
      latest: days.to,
      costCentreId: content.costCentreId,
      balance: balanceUnder(actor, found),
      ...searchStart(context, found, products.word(request.productType), { today, language: actor.language }),
    }
  })

function refuse(
  actor: Actor,
  found: Matchable,
  { productType }: RequestOf<typeof getTravelApplyOrderBookInfo>,
): Problem | undefined {
  if (!isBookable(found.state))
    return problem('applicationNotBookable', {
      field: 'travelApplyNo',
      detail: { state: applicationText[actor.language].states[found.state] },
    })
  return found.products.includes(products.word(productType)) ? undefined : mismatch({ failure: 'product' }, found)
}
