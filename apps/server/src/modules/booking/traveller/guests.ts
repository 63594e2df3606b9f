import { credentialTypes } from '@sojourn/contract/booking/codes'
import type { removeGuest as removeCall, saveGuest as saveCall } from '@sojourn/contract/booking/traveller.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { mobileFault, nameFault } from '@sojourn/domain/booking/traveller/contact-validators'
import { birthDateFault, type CredentialFormFault } from '@sojourn/domain/booking/traveller/credential-form'
import { credentialFaultSentence } from '@sojourn/domain/booking/traveller/credential-sentences'
import { bearsBirthDate, credentialFault } from '@sojourn/domain/booking/traveller/credentials'
import { maskCredential, maskMobile } from '@sojourn/domain/booking/traveller/masking'
import { travellerText } from '@sojourn/text/booking/traveller'
import type { Actor, Context } from '../../../context'
import { once } from '../../../work'
import { chinaDate } from '../../../kit/clock'
import { newId, newNumber } from '../../../kit/id'
import { guestPrefix, hasGuestWith, insertGuest, retireGuest } from './guest-store'

type Saved = ResponseOf<typeof saveCall>

/** Somebody outside the company for whom the caller books: name, mobile and one document, kept sealed. */
export async function saveGuest(context: Context, actor: Actor, request: RequestOf<typeof saveCall>): Promise<Saved | Problem> {
  const now = context.clock.now()
  const name = request.name.trim()
  const mobile = request.mobile.trim()
  const number = request.credential.number.trim().toUpperCase()
  const type = credentialTypes.word(request.credential.type)
  const { expiresOn, birthDate } = request.credential
  const today = chinaDate(now)
  const wrong = (fault: CredentialFormFault | undefined, field: string): Problem | undefined =>
    fault && problem('guestInvalid', { field, detail: { reason: credentialFaultSentence(fault, actor.language) } })
  const refused =
    wrong(nameFault(name), 'name') ??
    wrong(mobileFault(mobile), 'mobile') ??
    wrong(credentialFault({ type, number, ...(expiresOn && { expiresOn }) }, today), 'credential.number') ??
    wrong(bearsBirthDate(type) ? undefined : birthDateFault(birthDate, today), 'credential.birthDate')
  if (refused) return refused
  const { vault } = context
  return once<Saved>(context, actor, async (work) => {
    const numberHash = vault.digest(number)
    if (await hasGuestWith(work, actor.employeeId, numberHash))
      return problem('guestOnePerDocument', { field: 'credential.number' })
    const guestId = newNumber(guestPrefix)
    await insertGuest(
      work,
      { guestId, name, hostId: actor.employeeId, mobileCipher: vault.seal(mobile), mobileMasked: maskMobile(mobile) },
      {
        credentialId: newId(now),
        type,
        numberCipher: vault.seal(number),
        numberHash,
        numberMasked: maskCredential(type, number),
        expiresOn: expiresOn ?? null,
        bearerCipher:
          birthDate && !bearsBirthDate(type) ? vault.seal(JSON.stringify({ birthDate, gender: '', nationality: '' })) : null,
      },
      now,
    )
    return { employeeId: guestId, name, departmentName: travellerText[actor.language].guest, gradeName: '', guest: true }
  })
}

export const removeGuest = (
  context: Context,
  actor: Actor,
  { guestId }: RequestOf<typeof removeCall>,
): Promise<ResponseOf<typeof removeCall> | Problem> =>
  once(context, actor, async (work) =>
    (await retireGuest(work, actor.employeeId, guestId)) ? { guestId } : problem('guestUnknown', { field: 'guestId' }),
  )
