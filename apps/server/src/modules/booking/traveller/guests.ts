import { credentialTypes } from '@sojourn/contract/booking/codes'
import type { GuestForm } from '@sojourn/contract/booking/guest-form.shapes'
import type { removeGuest as removeCall, saveGuest as saveCall } from '@sojourn/contract/booking/traveller.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { mobileFault, nameFault } from '@sojourn/domain/booking/traveller/contact-validators'
import { birthDateFault, type CredentialFormFault } from '@sojourn/domain/booking/traveller/credential-form'
import { credentialFaultSentence } from '@sojourn/domain/booking/traveller/credential-sentences'
import { bearsBirthDate, credentialFault } from '@sojourn/domain/booking/traveller/credentials'
import { maskCredential, maskMobile } from '@sojourn/domain/booking/traveller/masking'
import { travellerText } from '@sojourn/text/booking/traveller'
import type { Actor, Context, Work } from '../../../context'
import { once } from '../../../work'
import { chinaDate } from '../../../kit/clock'
import { newId, newNumber } from '../../../kit/id'
import { guestPrefix, hasGuestWith, insertGuests, retireGuest, type NewGuest } from './guest-store'

type Saved = ResponseOf<typeof saveCall>

/** Somebody outside the company as entered, sealed; or what is wrong, in the reader's words. */
export function checkedGuest(context: Context, language: Language, form: GuestForm): NewGuest | Problem {
  const parts = checkedParts(context, language, form)
  if (isProblem(parts)) return parts
  return { guestId: newNumber(guestPrefix), name: parts.name, ...parts.mobile!, credential: parts.credential! }
}

interface CheckedParts {
  name: string
  mobile: Pick<NewGuest, 'mobileCipher' | 'mobileMasked'> | undefined
  credential: NewGuest['credential'] | undefined
}

/** The same of what is entered of it. */
export function checkedParts(
  { clock, vault }: Context,
  language: Language,
  form: Pick<GuestForm, 'name'> & Partial<GuestForm>,
): CheckedParts | Problem {
  const now = clock.now()
  const name = form.name.trim()
  const mobile = form.mobile?.trim()
  const wrong = (fault: CredentialFormFault | undefined, field: string): Problem | undefined =>
    fault && problem('guestInvalid', { field, detail: { reason: credentialFaultSentence(fault, language) } })
  const refused =
    wrong(nameFault(name), 'name') ??
    (mobile === undefined ? undefined : wrong(mobileFault(mobile), 'mobile')) ??
    (form.credential && documentFault(form.credential, chinaDate(now), wrong))
  if (refused) return refused
  return {
    name,
    mobile: mobile === undefined ? undefined : { mobileCipher: vault.seal(mobile), mobileMasked: maskMobile(mobile) },
    credential: form.credential && sealedDocument(vault, form.credential, newId(now)),
  }
}

type Entered = GuestForm['credential']
const numberOf = ({ number }: Entered): string => number.trim().toUpperCase()

function documentFault(
  entered: Entered,
  today: string,
  wrong: (fault: CredentialFormFault | undefined, field: string) => Problem | undefined,
): Problem | undefined {
  const { expiresOn, birthDate } = entered
  const [type, number] = [credentialTypes.word(entered.type), numberOf(entered)]
  return (
    wrong(credentialFault({ type, number, ...(expiresOn && { expiresOn }) }, today), 'credential.number') ??
    wrong(bearsBirthDate(type) ? undefined : birthDateFault(birthDate, today), 'credential.birthDate')
  )
}

function sealedDocument(vault: Context['vault'], entered: Entered, credentialId: string): NewGuest['credential'] {
  const { expiresOn, birthDate } = entered
  const [type, number] = [credentialTypes.word(entered.type), numberOf(entered)]
  const bearer = birthDate && !bearsBirthDate(type) ? JSON.stringify({ birthDate, gender: '', nationality: '' }) : undefined
  return {
    credentialId,
    type,
    numberCipher: vault.seal(number),
    numberHash: vault.digest(number),
    numberMasked: maskCredential(type, number),
    expiresOn: expiresOn ?? null,
    bearerCipher: bearer === undefined ? null : vault.seal(bearer),
  }
}

/** Keeps a guest for somebody who books for them; nobody keeps the same document twice. */
export async function keepGuest(work: Work, hostId: string, guest: NewGuest): Promise<Problem | undefined> {
  if (await hasGuestWith(work, { hostId, numberHash: guest.credential.numberHash }))
    return problem('guestOnePerDocument', { field: 'credential.number' })
  await insertGuests(work, hostId, [guest], work.context.clock.now())
  return undefined
}

/** Somebody outside the company for whom the caller books: name, mobile and one document, kept sealed. */
export async function saveGuest(context: Context, actor: Actor, request: RequestOf<typeof saveCall>): Promise<Saved | Problem> {
  const guest = checkedGuest(context, actor.language, request)
  if (isProblem(guest)) return guest
  const { guestId: employeeId, name } = guest
  const departmentName = travellerText[actor.language].guest
  return once<Saved>(
    context,
    actor,
    async (work) =>
      (await keepGuest(work, actor.employeeId, guest)) ?? { employeeId, name, departmentName, gradeName: '', guest: true },
  )
}

export const removeGuest = (
  context: Context,
  actor: Actor,
  { guestId }: RequestOf<typeof removeCall>,
): Promise<ResponseOf<typeof removeCall> | Problem> =>
  once(context, actor, async (work) =>
    (await retireGuest(work, actor.employeeId, guestId)) ? { guestId } : problem('guestUnknown', { field: 'guestId' }),
  )
