import type { TravelPolicy } from '@sojourn/contract/booking/policy/policy.shapes'
import type { PolicyProduct } from '@sojourn/contract/booking/codes'
import { changedProducts } from '@sojourn/domain/booking/policy/changed-products'
import { policyFor, type PolicyHolder } from '@sojourn/domain/booking/policy/resolve-policy'
import { entityOf } from '@sojourn/domain/booking/policy/entity-of'
import { findEntitiesFor } from '../../booking/traveller/entities-store'
import { allInForceOn } from '@sojourn/domain/booking/policy/versions'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { policyChangedText } from '@sojourn/text/admin/policy/changed'
import { policyText } from '@sojourn/text/booking/policy/words'
import type { Context, Work } from '../../../context'
import { enqueueNow, finishJob } from '../../../db/queue'
import { chinaDate } from '../../../kit/clock'
import { inTransaction } from '../../../work'
import { postNotifications } from '../../booking/notification/post'
import { findReaders } from '../../booking/notification/store'
import type { PublishedPolicy } from '../../booking/traveller/store'
import { findTravelling, travellingAtOnce, type TravellingRow } from './people-store'
import { findValidVersions } from './store'

interface TellJob {
  id: string
  enterpriseId: number
  payload: Record<string, string>
}

/**
 * Tells those whose standard has changed for what they have booked or may book under an approved application: a page of people at a time,
 * each with the next in one transaction, so that nobody is told twice.
 */
export const tellTravellers = (context: Context, { id, enterpriseId, payload }: TellJob): Promise<void> =>
  inTransaction(context, enterpriseId, async (work) => {
    await finishJob(work.sql, id)
    const now = context.clock.now()
    const today = chinaDate(now)
    const page = await findTravelling(work, { after: payload['after'] ?? '', now, today })
    const [before, after] = await policiesAround(work, payload, today)
    const entities = await findEntitiesFor(work, [...before, ...after])
    const withEntity = (person: TravellingRow) => ({ ...person, legalEntityId: entityOf(entities, person.departmentPath) })
    await tell(
      work,
      page.flatMap((person) => newsFor(withEntity(person), before, after)),
      today,
    )
    const last = page.at(-1)
    if (page.length < travellingAtOnce || !last) return
    await enqueueNow(context, work.sql, {
      kind: 'policy.tell',
      enterpriseId,
      payload: { ...payload, after: last.employeeId },
    })
  })

type InForce = readonly PublishedPolicy[]

/** What would be in force had nothing been published or taken back, and what is. */
async function policiesAround(work: Work, payload: TellJob['payload'], today: string): Promise<[InForce, InForce]> {
  const numberIn = (key: string): number | undefined => (payload[key] === undefined ? undefined : Number(payload[key]))
  const otherwise = {
    policyId: payload['policyId']!,
    unpublished: numberIn('published'),
    restored: numberIn('takenBack'),
  }
  const [before, after] = [await findValidVersions(work, { today, otherwise }), await findValidVersions(work, { today })]
  return [allInForceOn(before, today), allInForceOn(after, today)]
}

interface News {
  employeeId: string
  /** The policy that binds now; undefined where none does. */
  policy: TravelPolicy | undefined
  products: PolicyProduct[]
}

function newsFor(person: TravellingRow & PolicyHolder, before: InForce, after: InForce): News[] {
  const policy = policyFor(after, person)?.body
  const products = changedProducts(policyFor(before, person)?.body, policy).filter((product) => person.products.includes(product))
  return products.length === 0 ? [] : [{ employeeId: person.employeeId, policy, products }]
}

async function tell(work: Work, news: readonly News[], day: string): Promise<void> {
  const of = new Map(news.map((each) => [each.employeeId, each]))
  await postNotifications(work, await findReaders(work, [...of.keys()]), (reader, language) => {
    const { policy, products } = of.get(reader.employeeId)!
    const text = policyChangedText[language]
    const facts = {
      name: readableName(reader, language),
      policy: policy?.name[language] ?? '',
      products: products.map((product) => policyText[language].products[product]),
      day,
      link: `${work.context.config.publicUrl}/v/home`,
    }
    return { subject: text.subject(facts), body: text.body(facts) }
  })
}
