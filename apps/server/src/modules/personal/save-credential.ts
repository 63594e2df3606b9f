import { credentialTypes } from '@sojourn/contract/booking/codes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { SaveCredential } from '@sojourn/contract/personal/credential.shapes'
import { credentialFaults, derivedCredential, type CredentialForm } from '@sojourn/domain/booking/traveller/credential-form'
import { credentialFaultSentence } from '@sojourn/domain/booking/traveller/credential-sentences'
import { maskCredential } from '@sojourn/domain/booking/traveller/masking'
import { consentInForce, noticeVersion } from '@sojourn/domain/personal/privacy'
import type { Actor, Context, Work } from '../../context'
import type { Tenant } from '../../db/tenant'
import { once } from '../../work'
import { chinaDate } from '../../kit/clock'
import { newId } from '../../kit/id'
import { findPlaces } from '../booking/traveller/arranger-store'
import { refuseArranging } from '../booking/traveller/arranging'
import { logAccess, type CredentialRow } from '../booking/traveller/store'
import { findConsents, insertConsent } from './consent-store'
import { lockCredentials, upsertCredential } from './credential-store'

const atMost = 20

/** Adds a document or changes one's own; the number is sealed, and nobody has the same one twice. */
export const keepCredential = (
  context: Context,
  actor: Actor,
  request: SaveCredential,
): Promise<{ credentialId: string } | Problem> =>
  once<{ credentialId: string }>(context, actor, async (work) => {
    const now = context.clock.now()
    const bearer = request.employeeId ?? actor.employeeId
    const refused = await refuseBearer(work, actor, bearer, request)
    if (refused) return refused
    const own = await lockCredentials(work, bearer)
    const former = own.find(({ credentialId }) => credentialId === request.credentialId)
    if (request.credentialId !== undefined && !former) return problem('credentialUnknown', { field: 'credentialId' })
    if (!former && own.length >= atMost) return problem('tooManyCredentials')
    const form = derivedCredential(formOf(context, request, former))
    const fault = firstFault(form, chinaDate(now), actor)
    if (fault) return fault
    const row = { ...rowOf(context, form), credentialId: former?.credentialId ?? newId(now), employeeId: bearer }
    const twice = own.some(
      ({ type, numberHash, credentialId }) =>
        type === row.type && numberHash === row.numberHash && credentialId !== row.credentialId,
    )
    if (twice) return problem('credentialTwice', { field: 'number' })
    if (bearer === actor.employeeId) {
      const missing = await ensureConsent(work, actor, request.agreedTo, now)
      if (missing) return missing
    }
    await upsertCredential(work, row)
    await logAccess(work, {
      at: now,
      employeeId: actor.employeeId,
      subjects: [{ id: newId(now), subject: `credential ${row.credentialId}` }],
      purpose: `${former ? 'change' : 'entry'} of a document of ${bearer}${actor.agent ? ` by agent ${actor.agent.agentId}` : ''}`,
    })
    return { credentialId: row.credentialId }
  })

/** A colleague's documents are added to, never changed, and only by people who book for the colleague. */
async function refuseBearer(
  work: Work,
  actor: Actor,
  bearer: string,
  { credentialId }: SaveCredential,
): Promise<Problem | undefined> {
  if (bearer === actor.employeeId) return undefined
  if (credentialId !== undefined || !actor.permissions.includes('bookForOthers'))
    return problem('travellerNotAllowed', { field: 'employeeId' })
  const [person] = await findPlaces(work, [bearer])
  if (!person || person.hostId !== undefined) return problem('travellerNotAllowed', { field: 'employeeId' })
  return refuseArranging(work, actor.employeeId, [person], { products: [], field: 'employeeId' })
}

/** Where the number stays, it is taken from what is kept, unless the type changes. */
function formOf({ vault }: Context, request: SaveCredential, former: CredentialRow | undefined): CredentialForm {
  const { number, nameOnCredential, expiresOn, birthDate, gender, nationality } = request
  const type = credentialTypes.word(request.type)
  const kept = former?.type === type && number.trim() === '' ? vault.open(former.numberCipher) : number
  return { type, number: kept, nameOnCredential, expiresOn, birthDate, gender, nationality }
}

function firstFault(form: CredentialForm, today: string, { language }: Actor): Problem | undefined {
  const [first] = Object.entries(credentialFaults(form, today))
  return first && problem('credentialInvalid', { field: first[0], detail: { why: credentialFaultSentence(first[1], language) } })
}

function rowOf({ vault }: Context, form: CredentialForm): Omit<CredentialRow, 'credentialId' | 'employeeId'> {
  const { birthDate, gender, nationality } = form
  return {
    type: form.type,
    nameOnCredential: form.nameOnCredential,
    numberCipher: vault.seal(form.number),
    numberHash: vault.digest(form.number),
    numberMasked: maskCredential(form.type, form.number),
    expiresOn: form.expiresOn || null,
    bearerCipher: vault.seal(JSON.stringify({ birthDate, gender, nationality })),
  }
}

/** Consent in force, or given with this form to the notice that holds; an agent cannot give it. */
async function ensureConsent(tenant: Tenant, actor: Actor, agreedTo: string | undefined, at: Date): Promise<Problem | undefined> {
  const { employeeId } = actor
  const consents = await findConsents(tenant, employeeId)
  if (consentInForce(consents.find(({ kind }) => kind === 'credentials'))) return undefined
  if (agreedTo === undefined || actor.agent) return problem('consentMissing', { field: 'agreedTo' })
  if (agreedTo !== noticeVersion) return problem('noticeOutdated', { field: 'agreedTo' })
  await insertConsent(tenant, employeeId, { id: newId(at), kind: 'credentials', given: true, noticeVersion, at })
  return undefined
}
