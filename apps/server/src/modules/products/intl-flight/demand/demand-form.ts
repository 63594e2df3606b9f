import { products, travelTypes } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { getFlightDemandTemp } from '@sojourn/contract/products/intl-flight/demand.calls'
import type { FlightDemandForm, FlightDemandStart } from '@sojourn/contract/products/intl-flight/demand.shapes'
import type { FlightLeg, IntlFlightSearchParams } from '@sojourn/contract/products/intl-flight/draft.shapes'
import { given } from '@sojourn/domain/kit/given'
import { legsOf } from '@sojourn/domain/products/intl-flight/draft/draft'
import type { KeptDemandLeg, KeptFlightDemand } from '@sojourn/domain/products/intl-flight/demand/kept-demand'
import type { Actor, Context, Work } from '../../../../context'
import { inCompany } from '../../../../work'
import { chinaDate } from '../../../../kit/clock'
import { findUsable } from '../../../booking/application/match-application'
import { findDemand } from '../../../booking/demand/demand-store'
import { findDraft } from '../../../booking/draft/store'
import { travellerSummary } from '../../../booking/party/draft-travellers'
import { findPeople } from '../../../booking/traveller/store'
import { placeName } from '../../../reference/air-places'
import { flightDemandKind } from './demand-kind'

const keptLeg = (leg: FlightLeg): KeptDemandLeg => ({
  departCode: leg.departCode,
  departType: leg.departType ?? 0,
  arriveCode: leg.arriveCode,
  arriveType: leg.arriveType ?? 0,
  date: leg.departDate,
})

/** The directions of a search. */
export const keptLegs = (search: IntlFlightSearchParams): KeptDemandLeg[] => legsOf(search).map(keptLeg)

/** What somebody asks for, as it is kept; names of places are made anew for every reader. */
export const keptFlightDemand = (form: FlightDemandForm): KeptFlightDemand => ({
  version: 1,
  travelType: travelTypes.word(form.travelType),
  legs: form.legs.map(keptLeg),
  flexibleDays: form.flexibleDays,
  cabin: form.cabin,
  employeeIds: form.employeeIds,
  remarks: form.remarks.trim(),
  ...given({ budget: form.budget, travelApplyNo: form.travelApplyNo }),
})

export const shownLegs = (legs: readonly KeptDemandLeg[], language: Language): FlightLeg[] =>
  legs.map(({ departCode, departType, arriveCode, arriveType, date }, journeyIndex) => ({
    journeyIndex,
    departCode,
    departType,
    departCityName: departCode && placeName(departCode, departType, language),
    arriveCode,
    arriveType,
    arriveCityName: arriveCode && placeName(arriveCode, arriveType, language),
    departDate: date,
  }))

export const formOf = (body: KeptFlightDemand, language: Language): FlightDemandForm => ({
  travelType: travelTypes.code(body.travelType),
  legs: shownLegs(body.legs, language),
  flexibleDays: body.flexibleDays,
  cabin: body.cabin,
  employeeIds: body.employeeIds,
  remarks: body.remarks,
  ...given({ budget: body.budget, travelApplyNo: body.travelApplyNo }),
})

const emptyForm = { draft: false, travelType: 1, legs: [], flexibleDays: 0, cabin: 'Y', remarks: '' } as const
const emptyLeg = { journeyIndex: 0, departCode: '', departCityName: '', arriveCode: '', arriveCityName: '', departDate: '' }

type Started = FlightDemandForm & Pick<FlightDemandStart, 'demandNo' | 'version' | 'draft'>

/** What a form begins with: a demand of the caller, a search that found nothing, a travel application, or the caller alone. */
export const startFlightDemand = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getFlightDemandTemp>,
): Promise<FlightDemandStart | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const started = await startOf(work, actor, request)
    if ('problem' in started) return started
    const people = await findPeople(work, started.employeeIds, { today: chinaDate(context.clock.now()), reader: actor.language })
    return {
      ...started,
      employeeIds: people.map(({ employeeId }) => employeeId),
      travellers: people.map((person) => travellerSummary(person, actor)),
    }
  })

function startOf(
  work: Work,
  actor: Actor,
  { demandNo, tempOrderNo, travelApplyNo }: RequestOf<typeof getFlightDemandTemp>,
): Promise<Started | Problem> {
  if (demandNo) return fromDemand(work, actor, demandNo)
  if (tempOrderNo) return fromSearch(work, actor, tempOrderNo)
  if (travelApplyNo) return fromApplication(work, actor, travelApplyNo)
  return Promise.resolve({ ...emptyForm, legs: [emptyLeg], employeeIds: [actor.employeeId] })
}

async function fromDemand(work: Work, actor: Actor, demandNo: string): Promise<Started | Problem> {
  const row = await findDemand(work, flightDemandKind, demandNo)
  if (row?.employeeId !== actor.employeeId) return problem('demandUnknown', { field: 'demandNo' })
  return { ...formOf(row.body, actor.language), demandNo, version: row.version, draft: row.state === 'draft' }
}

/** A search that is over is filled in as well: whoever found nothing takes time to say so. */
async function fromSearch(work: Work, actor: Actor, tempOrderNo: string): Promise<Started | Problem> {
  const draft = await findDraft<IntlFlightSearchParams>(work, actor.employeeId, tempOrderNo)
  if (draft?.product !== 'intlFlight') return problem('tempOrderUnknown', { field: 'tempOrderNo' })
  const { searchParams, travellerIds, travelApplyNo } = draft
  return {
    ...emptyForm,
    travelType: travelTypes.code(draft.travelType),
    legs: shownLegs(keptLegs(searchParams), actor.language),
    cabin: searchParams.seatType ?? 'Y',
    employeeIds: travellerIds.length > 0 ? travellerIds : [actor.employeeId],
    ...(travelApplyNo && { travelApplyNo }),
  }
}

/** The flights abroad that an application plans, out and back. */
async function fromApplication(work: Work, actor: Actor, travelApplyNo: string): Promise<Started | Problem> {
  const application = await findUsable(work, actor, travelApplyNo)
  if (!application) return problem('applicationUnknown', { field: 'travelApplyNo' })
  const { content } = application.shown
  const legs = content.lines
    .filter(({ productType }) => productType === products.code('intlFlight'))
    .flatMap(({ depart, arrive, startDate, endDate, isReturn }) => [
      { departCode: depart?.code ?? '', arriveCode: arrive.code, date: startDate },
      ...(isReturn ? [{ departCode: arrive.code, arriveCode: depart?.code ?? '', date: endDate }] : []),
    ])
    .map((leg) => ({ ...leg, departType: 0, arriveType: 0 }))
  return {
    ...emptyForm,
    legs: legs.length > 0 ? shownLegs(legs.slice(0, 6), actor.language) : [emptyLeg],
    employeeIds: content.travellerIds,
    travelApplyNo,
  }
}
