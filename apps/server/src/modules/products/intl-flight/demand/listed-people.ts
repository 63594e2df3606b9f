import { credentialTypes } from '@sojourn/contract/booking/codes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import type { findListedPeople } from '@sojourn/contract/products/intl-flight/demand.calls'
import type { FoundPeople } from '@sojourn/contract/products/intl-flight/demand.shapes'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { chinaDate } from '../../../../kit/clock'
import { mayBookFor, travellerSummary } from '../../../booking/party/draft-travellers'
import { findEnterprise } from '../../../booking/settings/store'
import { arrangedOf } from '../../../booking/traveller/arranging'
import { findPeople, type PersonRow } from '../../../booking/traveller/store'
import { findBearers, isColleague, type Bearing } from './people-store'

/** Whether people of a list who are nobody of the company may be kept as guests. */
export const mayTakeGuests = ({ config }: Awaited<ReturnType<typeof findEnterprise>>): boolean =>
  config.settings.guestsOfLists ?? true

type Line = RequestOf<typeof findListedPeople>['people'][number]
type Why = FoundPeople['missed'][number]['why']

const plain = (text: string): string => text.replaceAll(/[\s/·-]/g, '').toLowerCase()

/** Who the people of a list are: by the number of a document and the name that stands on it, and only whom the caller may book for. */
export const listedPeople = (
  context: Context,
  actor: Actor,
  { people: lines }: RequestOf<typeof findListedPeople>,
): Promise<FoundPeople> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const hashes = lines.map(({ number }) => context.vault.digest(number.trim().toUpperCase()))
    const bearers = await findBearers(work, [...new Set(hashes)])
    const ids = [...new Set(bearers.map(({ employeeId }) => employeeId))]
    const known = await findPeople(work, ids, { today: chinaDate(context.clock.now()), reader: actor.language })
    const reached = new Set(await arrangedOf(work, actor, ids, 'intlFlight'))
    const found = new Map<string, PersonRow>()
    const missed: FoundPeople['missed'] = []
    for (const [row, line] of lines.entries()) {
      const person = personOf(line, hashes[row]!, bearers, known)
      if (typeof person === 'string') missed.push({ row, why: person })
      else if (found.has(person.employeeId)) missed.push({ row, why: 'twice' })
      else if (!mayBookFor(actor, person) || !reached.has(person.employeeId)) missed.push({ row, why: 'notAllowed' })
      else found.set(person.employeeId, person)
    }
    const travellers = [...found.values()].map((person) => travellerSummary(person, actor))
    return { travellers, missed, guestsAllowed: mayTakeGuests(await findEnterprise(work)) }
  })

function personOf({ name, type }: Line, hash: string, bearers: readonly Bearing[], known: readonly PersonRow[]): PersonRow | Why {
  const bearing = bearers.filter(({ numberHash }) => numberHash === hash)
  const named = bearing.find((each) => {
    const person = known.find(({ employeeId }) => employeeId === each.employeeId)
    return person && [each.nameOnCredential, person.name].some((own) => plain(own) === plain(name))
  })
  if (!named) return bearing.some(isColleague) ? 'nameDiffers' : 'unknown'
  if (type !== undefined && credentialTypes.word(type) !== named.type) return 'document'
  return known.find(({ employeeId }) => employeeId === named.employeeId)!
}
