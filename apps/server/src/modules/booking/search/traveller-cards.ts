import { products } from '@sojourn/contract/booking/codes'
import type { getTravellerCards } from '@sojourn/contract/booking/traveller.calls'
import type { TravellerCard } from '@sojourn/contract/booking/traveller.shapes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { standardSentences } from '@sojourn/domain/booking/policy/standard-sentences'
import type { DraftRules } from '@sojourn/domain/booking/draft-rules'
import { expiryOnTravel } from '@sojourn/domain/booking/traveller/credentials'
import { travellerFaultSentence } from '@sojourn/domain/booking/traveller/traveller-sentences'
import { travellerText } from '@sojourn/text/booking/traveller'
import type { Actor, Context } from '../../../context'
import { inCompany } from '../../../work'
import { chinaDate } from '../../../kit/clock'
import { findDraft } from '../draft/store'
import { refuseArranging } from '../traveller/arranging'
import { underApplication } from '../traveller/under-application'
import { findCredentials, findPeople, type CredentialRow } from '../traveller/store'
import { mayBookFor, travellerSummary } from '../party/draft-travellers'

/** Documents and standards of people whom the caller may book for, for the list of those who are chosen. */
export async function travellerCards(
  context: Context,
  actor: Actor,
  { employeeIds, productType, tempOrderNo }: RequestOf<typeof getTravellerCards>,
): Promise<ResponseOf<typeof getTravellerCards> | Problem> {
  const today = chinaDate(context.clock.now())
  const product = products.word(productType)
  const { enterpriseId, employeeId, language } = actor
  const field = 'employeeIds'
  const found = await inCompany(context, enterpriseId, async (work) => {
    const draft = tempOrderNo === undefined ? undefined : await findDraft(work, employeeId, tempOrderNo)
    const [people, credentials] = await Promise.all([
      findPeople(work, employeeIds, { today, reader: language, under: draft && underApplication(context, draft.travelApplyNo) }),
      findCredentials(work, employeeIds),
    ])
    if (!people.every((person) => mayBookFor(actor, person))) return problem('travellerNotAllowed', { field })
    return (await refuseArranging(work, employeeId, people, { products: [product], field })) ?? { people, credentials }
  })
  if (isProblem(found)) return found
  const { people, credentials } = found
  return {
    list: people.map((person): TravellerCard => ({
      ...travellerSummary(person, actor),
      credentials: credentials
        .filter(({ employeeId }) => employeeId === person.employeeId)
        .map((credential) => credentialOf(credential, context.draftRules[product], today, actor.language)),
      ...(person.policy && { policyName: person.policy.body.name[actor.language] }),
      standards: person.policy ? standardSentences(person.policy.body, product, context.policySections, actor.language) : [],
    })),
  }
}

function credentialOf(
  credential: CredentialRow,
  { documentFault = expiryOnTravel }: DraftRules,
  today: string,
  language: Language,
): TravellerCard['credentials'][number] {
  const { type } = credential
  const expiresOn = credential.expiresOn ?? undefined
  const found = { type, ...(expiresOn && { expiresOn }) }
  const fault = documentFault(found, today)
  return {
    typeName: travellerText[language].credentialTypes[type],
    number: credential.numberMasked,
    ...(expiresOn && { expiresOn }),
    ...(fault && { fault: travellerFaultSentence(fault, language) }),
  }
}
