import type { GuestForm } from '@sojourn/contract/booking/guest-form.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { takeListedGuests } from '@sojourn/contract/products/intl-flight/demand.calls'
import type { TakenGuests } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { isLocalDate } from '@sojourn/domain/kit/local-date'
import { problemSentence } from '@sojourn/domain/kit/problem-sentence'
import { travellerText } from '@sojourn/text/booking/traveller'
import { demandRulesText } from '@sojourn/text/products/intl-flight/demand/rules'
import type { Actor, Context } from '../../../../context'
import { once } from '../../../../work'
import { findEnterprise } from '../../../booking/settings/store'
import { insertGuests, type NewGuest } from '../../../booking/traveller/guest-store'
import { checkedGuest } from '../../../booking/traveller/guests'
import { mayTakeGuests } from './listed-people'
import { findBearers, isColleague, type Bearing } from './people-store'

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
    const read = people.map((line) => readGuest(context, actor, line))
    const hashes = read.flatMap((guest) => (typeof guest === 'string' ? [] : [guest.credential.numberHash]))
    const bearers = await findBearers(work, [...new Set(hashes)])
    const taken = new Map<string, NewGuest>()
    const missed: TakenGuests['missed'] = []
    for (const [row, guest] of read.entries()) {
      const reason = typeof guest === 'string' ? guest : refusal(actor, guest, bearers, taken)
      if (reason !== undefined) missed.push({ row, reason })
      else if (typeof guest !== 'string') taken.set(guest.credential.numberHash, guest)
    }
    const guests = [...taken.values()]
    await insertGuests(work, actor.employeeId, guests, context.clock.now())
    return { travellers: guests.map((guest) => travellerOf(guest, actor)), missed }
  })

/** A line as a guest is kept, or what is wrong with it. */
function readGuest(context: Context, { language }: Actor, line: Line): NewGuest | string {
  const form = guestOf(line)
  if (typeof form === 'string') return demandRulesText[language].listedGuest[form]
  const guest = checkedGuest(context, language, form)
  return isProblem(guest) ? problemSentence(guest, language) : guest
}

/** A document of a colleague makes no guest, whatever name is written beside it. */
function refusal(
  { employeeId, language }: Actor,
  { credential: { numberHash } }: NewGuest,
  bearers: readonly Bearing[],
  taken: ReadonlyMap<string, NewGuest>,
): string | undefined {
  const bearing = bearers.filter((each) => each.numberHash === numberHash)
  if (bearing.some(isColleague)) return demandRulesText[language].listedGuest.colleague
  const isOwn = taken.has(numberHash) || bearing.some(({ hostId }) => hostId === employeeId)
  return isOwn ? problemSentence(problem('guestOnePerDocument'), language) : undefined
}

const travellerOf = ({ guestId: employeeId, name }: NewGuest, { language }: Actor): Taken => ({
  employeeId,
  name,
  departmentName: travellerText[language].guest,
  gradeName: '',
  guest: true,
})

/** A line as a guest is entered, or what of it cannot be read. */
function guestOf({ name, number, type, mobile = '', birthDate, expiresOn }: Line): GuestForm | 'typeMissing' | 'dateWrong' {
  if (type === undefined) return 'typeMissing'
  if ([birthDate, expiresOn].some((day) => day && !isLocalDate(day))) return 'dateWrong'
  return { name, mobile, credential: { type, number, ...(birthDate && { birthDate }), ...(expiresOn && { expiresOn }) } }
}
