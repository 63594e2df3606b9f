import type { GuestForm } from '@sojourn/contract/booking/guest-form.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { takeListedGuests } from '@sojourn/contract/products/intl-flight/demand.calls'
import type { TakenGuests } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { isLocalDate } from '@sojourn/domain/kit/local-date'
import { problemSentence } from '@sojourn/domain/kit/problem-sentence'
import { travellerText } from '@sojourn/text/booking/traveller'
import { demandRulesText } from '@sojourn/text/products/intl-flight/demand/rules'
import type { Actor, Context, Work } from '../../../../context'
import { once } from '../../../../work'
import { findEnterprise } from '../../../booking/settings/store'
import { checkedGuest, keepGuest } from '../../../booking/traveller/guests'
import { mayTakeGuests } from './listed-people'

type Line = RequestOf<typeof takeListedGuests>['people'][number]
type Taken = TakenGuests['travellers'][number]

/** People of a list whom the company does not know become guests of whoever books, line by line. */
export const takeGuests = (
  context: Context,
  actor: Actor,
  { people }: RequestOf<typeof takeListedGuests>,
): Promise<TakenGuests | Problem> =>
  once<TakenGuests>(context, actor, async (work) => {
    if (!mayTakeGuests(await findEnterprise(work))) return problem('guestsOfListsOff')
    const travellers: Taken[] = []
    const missed: TakenGuests['missed'] = []
    for (const [row, line] of people.entries()) {
      const taken = await takeGuest(work, actor, line)
      if (typeof taken === 'string') missed.push({ row, reason: taken })
      else travellers.push(taken)
    }
    return { travellers, missed }
  })

async function takeGuest(work: Work, actor: Actor, line: Line): Promise<Taken | string> {
  const form = guestOf(line)
  if (typeof form === 'string') return demandRulesText[actor.language].listedGuest[form]
  const guest = checkedGuest(work.context, actor.language, form)
  if (isProblem(guest)) return problemSentence(guest, actor.language)
  const refused = await keepGuest(work, actor.employeeId, guest)
  if (refused) return problemSentence(refused, actor.language)
  const departmentName = travellerText[actor.language].guest
  return { employeeId: guest.guestId, name: guest.name, departmentName, gradeName: '', guest: true }
}

/** A line as a guest is entered, or what of it cannot be read. */
function guestOf({ name, number, type, mobile = '', birthDate, expiresOn }: Line): GuestForm | 'typeMissing' | 'dateWrong' {
  if (type === undefined) return 'typeMissing'
  if ([birthDate, expiresOn].some((day) => day && !isLocalDate(day))) return 'dateWrong'
  return { name, mobile, credential: { type, number, ...(birthDate && { birthDate }), ...(expiresOn && { expiresOn }) } }
}
