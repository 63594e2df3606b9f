import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { travelTypes } from '@sojourn/contract/booking/codes'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { getVisasAlong } from '@sojourn/contract/products/visa/visa.calls'
import type { VisaAlong } from '@sojourn/contract/products/visa/visa.shapes'
import { passengerName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { EntryNeed } from '@sojourn/contract/products/visa/visa-words'
import { visasOf } from '@sojourn/domain/products/visa/catalogue/catalogue'
import { servingTwice } from '@sojourn/domain/products/visa/catalogue/materials'
import { wouldServe } from '@sojourn/domain/products/visa/held'
import { entryRuleOf, type EntryRuleOfPassport } from '@sojourn/domain/products/visa/catalogue/entry-rule'
import { isKnownPassport, type KnownPassport } from '@sojourn/domain/reference/place/visa-rules'
import { visaRulesText } from '@sojourn/text/products/visa/rules'
import type { Language } from '@sojourn/contract/kit/language'
import { visaDestination, visaDestinations } from '@sojourn/domain/reference/place/visa-countries'
import { countryIn } from '@sojourn/domain/products/visa/catalogue/product-name'
import type { Actor, Context, Work } from '../../../../context'
import { inCompany } from '../../../../work'
import { ordersOf, ownOrders } from '../../../booking/order/own-orders'
import { stateNameOf } from '../../../booking/order/summary'
import { findOrders, findOrderTravellers, type OrderTravellerRow } from '../../../booking/order/store'
import { flownVisas, type FlownVisa } from '../order/flown-visas'
import { findUnderWay } from '../order/applicant-store'
import { heldOnTrip } from '../order/held-visas'
import { passportsOf } from '../order/passports'
import { heldSentence } from '../order/held-sentence'
import { toldRule } from '../search/products'

/** The visas that each of these international flights may need, while it is still to come, and who has them already. */
export const visasAlong = (
  context: Context,
  actor: Actor,
  { orderNos }: RequestOf<typeof getVisasAlong>,
): Promise<ResponseOf<typeof getVisasAlong> | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const own = await ownOrders(work, actor, orderNos)
    if (isProblem(own)) return own
    const flown = await flownVisas(work, own)
    const travellers = await findOrderTravellers(work, [...new Set(flown.map(({ order }) => order.orderNo))], actor.language)
    const found = await Promise.all(
      flown.map((visa) => {
        const people = travellers.filter(({ orderNo }) => orderNo === visa.order.orderNo)
        return told(work, actor, visa, people)
      }),
    )
    const visas = found.flat()
    return { visas, servingTwice: papersOf(visas, actor.language) }
  })

/** Of visas that somebody still has to apply for. */
function papersOf(visas: readonly VisaAlong[], language: Language): string[] {
  const wanted = visas.filter(({ need, missing }) => missing && (need === 'visa' || need === 'evisa'))
  const kinds = wanted.flatMap(({ countryId }) => visasOf(visaDestination(countryId)!.country.code)[0]?.kind ?? [])
  return servingTwice(kinds).map((material) => visaRulesText[language].materials[material].name)
}

/** Nothing of a country that visas are not searched for. */
async function told(work: Work, actor: Actor, flown: FlownVisa, people: readonly OrderTravellerRow[]): Promise<VisaAlong[]> {
  const { language } = actor
  const { country, countries, neededBy, order } = flown
  const destination = visaDestinations().find((each) => each.country.code === country)
  if (!destination) return []
  const purpose = order.travelType === 'personal' ? 'tourism' : 'business'
  const ruleOf = await rulesFor(work, people, neededBy, (passport) => entryRuleOf(passport, country, purpose, neededBy))
  const asked = [...new Set(people.map(({ employeeId }) => ruleOf(employeeId)))]
  const found = await heldOnTrip(work, flown, {
    employeeIds: people.map(({ employeeId }) => employeeId),
    apart: ordersOf(order),
  })
  const held = found.map(({ visa, fault }) => {
    const name = passengerName(
      people.find(({ employeeId }) => employeeId === visa.employeeId)!,
      language,
    )
    return { employeeId: visa.employeeId, serves: !fault, sentence: heldSentence({ visa, fault, name }, language) }
  })
  const applied = await appliedFor(work, actor, flown, people)
  return [
    {
      orderNo: order.orderNo,
      countryId: destination.id,
      countryName: countryIn(country, language),
      countryNames: countries.map((each) => countryIn(each, language)),
      need: asked.map(({ need }) => need).toSorted((one, other) => gravest.indexOf(one) - gravest.indexOf(other))[0]!,
      rules: asked.map((rule) => ruleInWords(rule, language)),
      neededBy,
      held,
      applied,
      missing: people.some(
        ({ employeeId }) =>
          ruleOf(employeeId).need !== 'free' &&
          !held.some((one) => one.employeeId === employeeId && one.serves) &&
          !applied.some((one) => one.employeeId === employeeId),
      ),
      allHeld:
        people.length > 0 && people.every(({ employeeId }) => held.some((one) => one.employeeId === employeeId && one.serves)),
      travelType: travelTypes.code(order.travelType),
      ...(order.travelOrderNo && { travelOrderNo: order.travelOrderNo }),
    },
  ]
}

const gravest: readonly EntryNeed[] = ['refused', 'visa', 'permit', 'evisa', 'unknown', 'eta', 'arrival', 'free']

type AskedRule = EntryRuleOfPassport | { need: 'unknown'; passport: string }

/** What is asked of the passport of each of these people, one rule for the same passports; of others than those that were looked up nobody knows it. */
async function rulesFor(
  work: Work,
  people: readonly OrderTravellerRow[],
  onDay: string,
  ruleOf: (passport: KnownPassport) => EntryRuleOfPassport,
): Promise<(employeeId: string) => AskedRule> {
  const passports = await passportsOf(work, people, onDay)
  const rules = new Map(
    [...new Set(passports.values())].map((passport): [string, AskedRule] => [
      passport,
      isKnownPassport(passport) ? ruleOf(passport) : { need: 'unknown', passport },
    ]),
  )
  return (employeeId) => rules.get(passports.get(employeeId)!)!
}

function ruleInWords(rule: AskedRule, language: Language): VisaAlong['rules'][number] {
  const text = visaRulesText[language]
  if (!('checkedOn' in rule))
    return {
      sentence: text.forPassport({
        passport: text.passportOf({ country: countryIn(rule.passport, language) }),
        rule: text.needs.unknown({ days: 0 }),
      }),
    }
  const { sentence, conditions } = toldRule(rule, language)
  return {
    sentence: text.forPassport({ passport: text.passports[rule.passport], rule: sentence }),
    ...(conditions && { conditions }),
  }
}

/** Applications of these people that would let in on their journey. */
async function appliedFor(
  work: Work,
  actor: Actor,
  trip: FlownVisa,
  people: readonly OrderTravellerRow[],
): Promise<VisaAlong['applied']> {
  const underWay = await findUnderWay(
    work,
    people.map(({ employeeId }) => employeeId),
  )
  const serving = underWay.filter(({ visa }) => wouldServe(visa, trip, ordersOf(trip.order)))
  const orders = await findOrders(
    work,
    serving.map(({ orderNo }) => orderNo),
  )
  return serving.map(({ employeeId, orderNo }) => {
    const name = passengerName(
      people.find((each) => each.employeeId === employeeId)!,
      actor.language,
    )
    const order = orders.find((each) => each.orderNo === orderNo)!
    const isOwn = order.bookerId === actor.employeeId || employeeId === actor.employeeId
    const { appliedBy } = visaRulesText[actor.language]
    const sentence = appliedBy({ name, state: stateNameOf(work.context, order, actor.language) })
    return { employeeId, sentence, ...(isOwn && { orderNo }) }
  })
}
