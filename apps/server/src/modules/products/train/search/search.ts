import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { getTrainStops, searchTrains as searchCall } from '@sojourn/contract/products/train/train.calls'
import type { TrainSearchParams } from '@sojourn/contract/products/train/draft.shapes'
import type { TrainSearchResult, TrainTransferResult } from '@sojourn/contract/products/train/train.shapes'
import { bookingWindow } from '@sojourn/domain/booking/date-section'
import { trainDraftRules } from '@sojourn/domain/products/train/draft-rules'
import type { TrainSetting } from '@sojourn/domain/products/train/policy/evaluate'
import { addDays, isLocalDate, minutesBetween } from '@sojourn/domain/kit/local-date'
import { arriveInstant, departInstant } from '@sojourn/domain/products/train/connections'
import { railSaleDays, railServiceOpensAt } from '@sojourn/domain/products/train/sale-window'
import { isRailFailure } from '@sojourn/supply/ports/rail'
import type { RailRide, RailSearch } from '@sojourn/supply/ports/rail-ride'
import type { Actor, Context, Work } from '../../../../context'
import { inCompany } from '../../../../work'
import { chinaDate } from '../../../../kit/clock'
import { newId } from '../../../../kit/id'
import { recordChoiceSet } from '../../../booking/draft/choice-set'
import { rememberLowest } from '../../../booking/draft/recent-search-store'
import { updateDraftSearch } from '../../../booking/draft/store'
import { travellerSummary } from '../../../booking/party/draft-travellers'
import { asking } from '../../../booking/lifecycle/asking'
import { findEnterprise } from '../../../booking/settings/store'
import { findPeople, type PersonRow } from '../../../booking/traveller/store'
import { underApplication } from '../../../booking/traveller/under-application'
import { namedStations, searchedStations, stationCity, stationName } from '../../../reference/rail-places'
import { shownChoices } from './choice-set'
import { offerOf, stopOf } from '../supply/from-supply'
import { isBusiness, judgeRides, lowestCompliant, trainSetting } from '../policy/judge'
import { sourceOf } from '../office/local'
import { openTrainDraft } from '../draft/open-draft'
import { railProblem, type TrainDraft } from '../supply/supply'

const transfersAtMost = 20

/** Direct trains with every traveller's verdict; what was shown is kept as a choice set (S2.26). */
export const searchTrains = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof searchCall>,
): Promise<TrainSearchResult | Problem> =>
  inDraft(context, actor, request, async (work, draft) => {
    const [rides, viewers] = await Promise.all([
      context.rail.search(asking(context), railSearchOf(draft)),
      viewersOf(work, actor, draft),
    ])
    const { kept, verdicts, ...frame } = shown(work, actor, { draft, rides, viewers })
    const best = frame.policyApplies ? lowestCompliant(rides, verdicts) : undefined
    const answer = {
      ...frame,
      trains: rides.map((ride, row) => offerOf(ride, verdicts[row] ?? [], viewers.source)),
      ...(best && { lowestCompliant: best }),
    }
    const offered = best && rememberLowest(work, draft, { fen: best.price, date: frame.departDate, at: work.context.clock.now() })
    await Promise.all([kept, offered])
    return answer
  })

/** Journeys with one change on the draft's date. */
export const searchTransfers = (
  context: Context,
  actor: Actor,
  request: { tempOrderNo: string },
): Promise<TrainTransferResult | Problem> =>
  inDraft(context, actor, request, async (work, draft) => {
    const { trainNo: _anyTrain, ...search } = railSearchOf(draft)
    const [found, viewers] = await Promise.all([
      context.rail.transfers(asking(context), { ...search, limit: transfersAtMost }),
      viewersOf(work, actor, draft),
    ])
    const rides = found.flatMap(({ first, second }) => [first, second])
    const { kept, verdicts, ...frame } = shown(work, actor, { draft, rides, viewers })
    const answer = {
      ...frame,
      transfers: found.map(({ first, second, changeMinutes, change }, row) => ({
        first: offerOf(first, verdicts[2 * row] ?? [], viewers.source),
        second: offerOf(second, verdicts[2 * row + 1] ?? [], viewers.source),
        changeMinutes,
        change,
        totalMinutes: minutesBetween(departInstant(first), arriveInstant(second)),
      })),
    }
    await kept
    return answer
  })

/** All stations of a train, in the reader's words. */
export async function trainStops(
  context: Context,
  actor: Actor,
  { trainKey, departStation, arriveStation }: RequestOf<typeof getTrainStops>,
): Promise<ResponseOf<typeof getTrainStops> | Problem> {
  const stops = await context.rail.stops(asking(context), { trainKey })
  if (isRailFailure(stops)) return railProblem(context, stops, 'trainKey')
  const from = Math.max(
    0,
    stops.findIndex(({ station }) => station === departStation),
  )
  const to = stops.findLastIndex(({ station }) => station === arriveStation)
  const last = to < 0 ? stops.length - 1 : to
  return {
    stops: stops.map((stop) => ({
      ...stopOf(stop, stationName(stop.station, actor.language)),
      onRide: stop.index >= from && stop.index <= last,
    })),
    stations: namedStations(
      stops.map(({ station }) => station),
      actor.language,
    ),
  }
}

async function inDraft<Answer>(
  context: Context,
  actor: Actor,
  { tempOrderNo, departDate, onlyLook = false }: { tempOrderNo: string; departDate?: string; onlyLook?: boolean },
  find: (work: Work, draft: TrainDraft) => Promise<Answer>,
): Promise<Answer | Problem> {
  return inCompany(context, actor.enterpriseId, async (work) => {
    const opened = await openTrainDraft(work, actor, tempOrderNo)
    if (isProblem(opened)) return opened
    const draft = withDate(opened, departDate)
    const refused = refuseSearchDate(draft.searchParams.departDate, chinaDate(context.clock.now()))
    if (refused) return refused
    if (draft !== opened && !onlyLook) await updateDraftSearch(work, draft.tempOrderNo, draft.searchParams)
    return find(work, draft)
  })
}

/** Another day of the ribbon changes the draft (S3.34: the return date is the departure date). */
const withDate = (draft: TrainDraft, date: string | undefined): TrainDraft =>
  date === undefined || date === draft.searchParams.departDate
    ? draft
    : { ...draft, searchParams: { ...draft.searchParams, departDate: date, returnDate: date } }

/** Why no train is looked for on a day: not a day, over, or beyond the longer picker (handbook 3.5). */
export function refuseSearchDate(asked: string, today: string): Problem | undefined {
  const { last } = bookingWindow(trainDraftRules, today)
  if (!isLocalDate(asked)) return problem('dateInvalid', { field: 'departDate' })
  if (asked < today) return problem('datePast', { field: 'departDate' })
  return asked > last ? problem('dateTooFar', { field: 'departDate', detail: { last } }) : undefined
}

export const railSearchOf = ({ searchParams: params }: Pick<TrainDraft, 'searchParams'>): RailSearch => ({
  departStations: searchedStations(params.departStationCode),
  arriveStations: searchedStations(params.arriveStationCode),
  date: params.departDate,
  fastOnly: params.searchFastTrainOnly,
  ...(params.trainNo ? { trainNo: params.trainNo } : {}),
})

/** The people of a draft; before they are chosen it is the booker's own view. */
export const peopleOfDraft = (work: Work, actor: Actor, draft: TrainDraft, today: string): Promise<PersonRow[]> =>
  findPeople(work, draft.travellerIds.length > 0 ? draft.travellerIds : [actor.employeeId], {
    today,
    reader: actor.language,
    under: underApplication(work.context, draft.travelApplyNo),
  })

interface Viewers {
  people: PersonRow[]
  setting: TrainSetting
  source: ReturnType<typeof sourceOf>
}

async function viewersOf(work: Work, actor: Actor, draft: TrainDraft): Promise<Viewers> {
  const today = chinaDate(work.context.clock.now())
  const [enterprise, people] = await Promise.all([findEnterprise(work), peopleOfDraft(work, actor, draft, today)])
  return { people, setting: trainSetting(enterprise, today), source: sourceOf(enterprise) }
}

interface ShownRides {
  draft: TrainDraft
  rides: readonly RailRide[]
  viewers: Viewers
}

/** Judges what is shown and makes the frame of its list. It is being kept meanwhile: `kept` is to be awaited before it is shown. */
function shown(work: Work, actor: Actor, { draft, rides, viewers: { people, setting } }: ShownRides) {
  const now = work.context.clock.now()
  const policyApplies = isBusiness(draft)
  const judged = policyApplies ? people : []
  const verdicts = judgeRides(judged, rides, setting, actor.language)
  const searchId = newId(now)
  const search = { searchId, tempOrderNo: draft.tempOrderNo, journey: 0, searchedAt: now }
  const kept = recordChoiceSet(work, search, shownChoices(rides, verdicts, judged, setting))
  return {
    ...listFrame(work.context, actor, draft.searchParams, rides),
    searchId,
    kept,
    verdicts,
    policyApplies,
    travellers: people.map((person) => travellerSummary(person, actor)),
  }
}

/** What every list of trains says besides its rides. */
export function listFrame(context: Context, actor: Actor, params: TrainSearchParams, rides: readonly RailRide[]) {
  const now = context.clock.now()
  const today = chinaDate(now)
  const opensAt = railServiceOpensAt(now.toISOString())
  return {
    searchedAt: now.toISOString(),
    departDate: params.departDate,
    departPlace: placeName(params.departStationCode, actor),
    arrivePlace: placeName(params.arriveStationCode, actor),
    stations: namedStations(
      [params.departStationCode, params.arriveStationCode, ...rides.flatMap((ride) => [ride.departStation, ride.arriveStation])],
      actor.language,
    ),
    saleDates: { first: today, last: addDays(today, railSaleDays - 1) },
    service: { open: opensAt === undefined, ...(opensAt && { opensAt }) },
  }
}

/** A city where all its stations were searched, else the station. */
const placeName = (code: string, { language }: Actor): string =>
  searchedStations(code).length > 1 ? stationCity(code, language) : stationName(code, language)
