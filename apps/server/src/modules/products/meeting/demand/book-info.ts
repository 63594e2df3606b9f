import { bookModes, bookTypes, travelTypes } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { MeetingBookInfo } from '@sojourn/contract/products/meeting/booking.shapes'
import { termsOf } from '@sojourn/domain/products/meeting/terms'
import { linesTotal } from '@sojourn/domain/products/meeting/plan-price'
import type { Actor, Context, Work } from '../../../../context'
import { inCompany } from '../../../../work'
import type { DraftRow } from '../../../booking/draft/store'
import { readDraftPeople } from './draft-people'
import { bookInfoOf } from '../../../booking/search/book-info'
import type { Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import { chinaDate } from '../../../../kit/clock'
import { findPeople } from '../../../booking/traveller/store'
import { depositViolations } from '../policy/judge'
import { openMeetingDraft } from '../draft/open-draft'
import { partOf, type MeetingPart } from './open-part'
import { noDocument } from './order-record'

/** Everything of the order form of a deposit or a balance. */
export const bookInfo = (
  context: Context,
  actor: Actor,
  { tempOrderNo }: { tempOrderNo: string },
): Promise<MeetingBookInfo | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openMeetingDraft(work, actor, tempOrderNo)
    if (isProblem(draft)) return draft
    const part = await partOf(work, actor, draft.searchParams)
    if (isProblem(part)) return part
    const { days } = part.body.plan
    const rules = { firstDay: days[0]!, lastDay: days.at(-1)!, credentialFault: noDocument, insured: false }
    return {
      ...(await bookInfoOf(work, actor, draft, rules)),
      canChooseTravellers: false,
      draft: await toldDraft(work, actor, draft),
      violations: await violationsOf(work, actor, draft, part),
      meeting: toldMeeting(part, actor.language),
    }
  })

/** The whole of an event is judged with its deposit; what it came to is paid as it was used. */
async function violationsOf(work: Work, actor: Actor, draft: DraftRow, part: MeetingPart): Promise<Violation[]> {
  if (part.part === 'balance') return []
  const today = chinaDate(work.context.clock.now())
  const people = await findPeople(work, draft.travellerIds, { today, reader: actor.language })
  return depositViolations(people, part.body, today, actor.language)
}

const toldDraft = async (work: Work, actor: Actor, draft: DraftRow): Promise<MeetingBookInfo['draft']> => ({
  tempOrderNo: draft.tempOrderNo,
  expiresAt: draft.expiresAt.toISOString(),
  travelType: travelTypes.code(draft.travelType),
  bookType: bookTypes.code(draft.bookType),
  bookMode: bookModes.code(draft.bookMode),
  travellers: await readDraftPeople(work, actor, draft),
})

function toldMeeting(part: MeetingPart, language: Language): MeetingBookInfo['meeting'] {
  const { body, due } = part
  const lines = part.part === 'balance' ? part.meeting.statement!.lines : body.plan.lines
  return {
    part: part.part,
    title: body.plan.venueName[language],
    hallName: body.plan.hallName[language],
    days: body.plan.days,
    people: body.people,
    lines,
    total: linesTotal(lines),
    due,
    rules: part.part === 'balance' ? [] : termsOf(body.plan, language),
    ...(part.part === 'balance'
      ? { demandNo: part.meeting.demandNo, orderNo: part.meeting.orderNo }
      : { demandNo: part.row.demandNo }),
  }
}
