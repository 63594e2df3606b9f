import type { RequestOf } from '@sojourn/contract/kit/call'
import { products } from '@sojourn/contract/booking/codes'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { getMeetingJourneys, MeetingJourneys } from '@sojourn/contract/products/meeting/journey.calls'
import type { OrderSummary } from '@sojourn/contract/booking/order.shapes'
import { standardSentencesOf } from '@sojourn/domain/booking/application/application-sentences'
import { isBookable } from '@sojourn/domain/booking/application/transitions'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { eventCost, meetsEvent, heldAmount, withoutJourney } from '@sojourn/domain/products/meeting/event-journeys'
import { linesTotal } from '@sojourn/domain/products/meeting/plan-price'
import { applicationText } from '@sojourn/text/booking/application/words'
import { applicationStates } from '@sojourn/contract/booking/application/application.codes'
import type { Actor, Context, Work } from '../../../../context'
import { inCompany } from '../../../../work'
import type { ApplicationRow, ContentRow } from '../../../booking/application/record'
import { findApplications, findShownContents, listApplications } from '../../../booking/application/store'
import { summariesOf } from '../../../booking/order/summary'
import { findGrouped, findTaken } from '../journeys/grouped-store'
import type { EventUse } from '../journeys/event-trip'
import { usesOfEvent } from '../journeys/event-uses'
import { ownMeeting, type OwnMeeting } from '../order/open-meeting'
import type { MeetingRow } from '../order/meeting-store'

/** The journeys of those who come to a meeting, for whoever holds it. */
export const journeys = (
  context: Context,
  actor: Actor,
  { orderId }: RequestOf<typeof getMeetingJourneys>,
): Promise<MeetingJourneys | Problem> =>
  inCompany<MeetingJourneys | Problem>(context, actor.enterpriseId, async (work) => {
    const own = await ownMeeting(work, actor, orderId, { lock: false })
    return isProblem(own) ? own : told(work, actor, own)
  })

async function told(work: Work, actor: Actor, { order, meeting }: OwnMeeting): Promise<MeetingJourneys> {
  const { plan } = meeting.body
  const nos = await findGrouped(work, order.orderNo)
  const reader = { employeeId: actor.employeeId, language: actor.language }
  const [rows, contents, uses, open] = await Promise.all([
    findApplications(work, nos, actor.language),
    findShownContents(work, nos, reader),
    usesOfEvent(work, { order }, nos),
    openApplications(work, actor, plan.days),
  ])
  const orders = await summariesOf(
    work,
    actor,
    uses.map(({ orderNo }) => orderNo),
  )
  const canGroup = order.state === 'issuing' && meeting.stage === 'confirmed'
  return {
    orderNo: order.orderNo,
    venueName: plan.venueName[actor.language],
    days: plan.days,
    canGroup,
    applications: nos.flatMap((no) => applicationTold(no, rows, contents, actor)),
    open: canGroup ? open : [],
    journeys: journeysTold(uses, orders),
    waiting: waitingNames(contents, uses, actor),
    cost: costTold(uses, meeting),
  }
}

function costTold(uses: readonly EventUse[], meeting: MeetingRow): MeetingJourneys['cost'] {
  const { byProduct, ...cost } = eventCost({ uses, people: meeting.body.people, ...meetingMoney(meeting) })
  return { ...cost, byProduct: byProduct.map(({ product, amount }) => ({ productType: products.code(product), amount })) }
}

function meetingMoney({ stage, statement, lost, body }: MeetingRow): Pick<MeetingJourneys['cost'], 'meeting' | 'meetingBy'> {
  if (stage === 'calledOff') return { meeting: lost ?? 0, meetingBy: 'lost' }
  return statement
    ? { meeting: linesTotal(statement.lines), meetingBy: 'stated' }
    : { meeting: linesTotal(body.plan.lines), meetingBy: 'quoted' }
}

type Content = ContentRow & { travelApplyNo: string }

function applicationTold(
  no: string,
  rows: readonly ApplicationRow[],
  contents: readonly Content[],
  { language }: Actor,
): MeetingJourneys['applications'] {
  const row = rows.find(({ travelApplyNo }) => travelApplyNo === no)
  const content = contents.find(({ travelApplyNo }) => travelApplyNo === no)?.content
  if (!row || !content) return []
  const { standard } = content
  return [
    {
      ...named(row),
      stateName: applicationText[language].states[row.state],
      standard: standard ? standardSentencesOf(standard, language) : [],
    },
  ]
}

const named = ({ travelApplyNo, displayNo, title, startDate, endDate }: ApplicationRow): MeetingJourneys['open'][number] => ({
  travelApplyNo,
  displayNo,
  title,
  startDate,
  endDate,
})

function journeysTold(uses: readonly EventUse[], orders: readonly OrderSummary[]): MeetingJourneys['journeys'] {
  return uses
    .flatMap((use) => {
      const order = orders.find(({ orderNo }) => orderNo === use.orderNo)
      return order ? [{ order, amount: heldAmount(use) }] : []
    })
    .sort((one, other) => (one.order.departAt < other.order.departAt ? -1 : 1))
}

function waitingNames(contents: readonly Content[], uses: readonly EventUse[], { language }: Actor): string[] {
  const people = contents.flatMap((content) => content.people)
  const waiting = withoutJourney(
    people.map(({ employeeId }) => employeeId),
    uses,
  )
  return waiting.flatMap((id) => {
    const person = people.find(({ employeeId }) => employeeId === id)
    return person ? [readableName({ name: person.name, latin: person.latin ?? null }, language)] : []
  })
}

const offeredAtMost = 50

/** Of the organiser's own, those in force whose days meet those of the event and that no meeting has. */
async function openApplications(work: Work, actor: Actor, days: readonly string[]): Promise<MeetingJourneys['open']> {
  const rows = await listApplications(work, {
    employeeId: actor.employeeId,
    language: actor.language,
    states: applicationStates.words.filter(isBookable),
    hidden: [],
    keyword: '',
    type: null,
    from: days[0]!,
    to: days.at(-1)!,
    before: undefined,
    limit: offeredAtMost,
  })
  const own = rows.filter((row) => row.applicantId === actor.employeeId && meetsEvent(row, days))
  const taken = await findTaken(
    work,
    own.map(({ travelApplyNo }) => travelApplyNo),
  )
  return own.filter(({ travelApplyNo }) => !taken.includes(travelApplyNo)).map(named)
}
