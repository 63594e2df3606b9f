import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { getOwnVisas, removeOwnVisa, saveOwnVisa } from '@sojourn/contract/products/visa/own.calls'
import { addMonths, compareDates } from '@sojourn/domain/kit/local-date'
import { entriesLeft, schengenDaysOn } from '@sojourn/domain/products/visa/held'
import { isSchengen } from '@sojourn/domain/reference/place/schengen'
import { visaDestination, visaDestinations } from '@sojourn/domain/reference/place/visa-countries'
import { countryIn } from '@sojourn/domain/products/visa/catalogue/product-name'
import type { Actor, Context } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { newId } from '../../../../kit/id'
import { inCompany, once } from '../../../../work'
import { deleteOwnVisa, lockOwnVisas, upsertOwnVisa } from '../order/held-store'
import { heldVisas, usedUntil } from '../order/held-visas'

type Asked = RequestOf<typeof saveOwnVisa>

const atMost = 30
/** Nobody is given a visa for longer. */
const longestMonths = 120

/** One's own visas that are not over. */
export async function ownVisas(context: Context, actor: Actor): Promise<ResponseOf<typeof getOwnVisas>> {
  const today = chinaDate(context.clock.now())
  const held = await inCompany(context, actor.enterpriseId, async (work) => {
    const heldBy = await heldVisas(work, { employeeIds: [actor.employeeId] })
    return heldBy(actor.employeeId)
  })
  return {
    today,
    list: usedUntil(held, today).map(({ employeeId: _self, country, countedOn, daysUsed, ...visa }) => ({
      ...visa,
      ...(isSchengen(country) && { daysUsed: schengenDaysOn({ countedOn, daysUsed }, held.stays, today) }),
      countryId: visaDestinations().find((each) => each.country.code === country)?.id ?? 0,
      countryName: countryIn(country, actor.language),
    })),
  }
}

export const keepOwnVisa = (context: Context, actor: Actor, request: Asked): Promise<{ visaId: string } | Problem> =>
  once<{ visaId: string }>(context, actor, async (work) => {
    const { employeeId } = actor
    const now = context.clock.now()
    const country = visaDestination(request.countryId)?.country.code
    if (!country) return problem('visaCountryUnknown', { field: 'countryId', detail: { country: request.countryId } })
    const wrong = firstFault(request, chinaDate(now))
    if (wrong) return wrong
    const own = await lockOwnVisas(work, employeeId)
    const isKnown = own.some(({ visaId }) => visaId === request.visaId)
    if (request.visaId !== undefined && !isKnown) return problem('ownVisaUnknown', { field: 'visaId' })
    if (!isKnown && own.length >= atMost) return problem('ownVisasTooMany')
    const visaId = request.visaId ?? newId(now)
    const { entries, entriesUsed, stayDays, daysUsed = 0, validFrom, validUntil } = request
    const counted = { entriesUsed, daysUsed: isSchengen(country) ? daysUsed : 0, countedOn: chinaDate(now) }
    await upsertOwnVisa(work, { employeeId, visaId, country, entries, stayDays, ...counted, validFrom, validUntil })
    return { visaId }
  })

function firstFault(visa: Asked, today: string): Problem | undefined {
  const { validFrom, validUntil } = visa
  const isOrdered = compareDates(validFrom, validUntil) <= 0 && compareDates(validUntil, today) >= 0
  if (!isOrdered || compareDates(validUntil, addMonths(validFrom, longestMonths)) > 0)
    return problem('ownVisaDatesWrong', { field: 'validUntil' })
  return entriesLeft(visa) < 0 ? problem('ownVisaEntriesWrong', { field: 'entriesUsed' }) : undefined
}

export const dropOwnVisa = (
  context: Context,
  actor: Actor,
  { visaId }: RequestOf<typeof removeOwnVisa>,
): Promise<Record<string, never> | Problem> =>
  once<Record<string, never>>(context, actor, async (work) =>
    (await deleteOwnVisa(work, actor.employeeId, visaId)) ? {} : problem('ownVisaUnknown', { field: 'visaId' }),
  )
