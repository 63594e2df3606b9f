import { credentialTypes } from '@sojourn/contract/booking/codes'
import type { ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { getMyCredentials } from '@sojourn/contract/personal/credential.calls'
import type { OwnCredential } from '@sojourn/contract/personal/credential.shapes'
import { credentialValidity } from '@sojourn/domain/booking/traveller/credential-form'
import { latinNameOf } from '@sojourn/domain/booking/traveller/latin-name'
import { consentInForce, noticeVersion } from '@sojourn/domain/personal/privacy'
import type { Actor, Context } from '../../context'
import { inCompany, once } from '../../work'
import { chinaDate } from '../../kit/clock'
import { bearerOf } from '../booking/traveller/bearer'
import type { CredentialRow } from '../booking/traveller/store'
import { findConsents } from './consent-store'
import { deleteCredentials, findOwnCredentials } from './credential-store'
import { findProfile } from './profile-store'

export async function myCredentials(context: Context, actor: Actor): Promise<ResponseOf<typeof getMyCredentials>> {
  const { enterpriseId, employeeId } = actor
  const [rows, consents, person] = await inCompany(context, enterpriseId, (work) =>
    Promise.all([findOwnCredentials(work, employeeId), findConsents(work, employeeId), findProfile(work, employeeId)]),
  )
  const today = chinaDate(context.clock.now())
  return {
    list: rows.map((row) => describe(context, row, today)),
    consented: consentInForce(consents.find(({ kind }) => kind === 'credentials')),
    noticeVersion,
    today,
    suggestion: { name: person.name, latinName: latinNameOf(person.name, person.namePinyin) },
  }
}

function describe(context: Context, row: CredentialRow, today: string): OwnCredential {
  const { birthDate, gender, nationality } = bearerOf(context, row)
  return {
    credentialId: row.credentialId,
    type: credentialTypes.code(row.type),
    number: row.numberMasked,
    nameOnCredential: row.nameOnCredential,
    ...(row.expiresOn && { expiresOn: row.expiresOn }),
    ...(birthDate && { birthDate }),
    ...(gender && { gender }),
    ...(nationality && { nationality }),
    validity: credentialValidity(row.expiresOn ?? undefined, today),
  }
}

export const removeCredential = (
  context: Context,
  actor: Actor,
  { credentialId }: { credentialId: string },
): Promise<Record<string, never> | Problem> =>
  once<Record<string, never>>(context, actor, async (work) => {
    const deleted = await deleteCredentials(work, actor.employeeId, credentialId)
    return deleted === 0 ? problem('credentialUnknown', { field: 'credentialId' }) : {}
  })
