import { credentialTypes, type CredentialType } from '@sojourn/contract/booking/codes'
import {
  credentialFaults,
  derivedCredential,
  hasLatinName,
  isTravelDocument,
  needsNationality,
  type CredentialField,
  type CredentialForm,
} from '@sojourn/domain/booking/traveller/credential-form'
import { bearsBirthDate } from '@sojourn/domain/booking/traveller/credentials'
import { useState } from 'react'
import type { getMyCredentials } from '../../../api/calls/personal/credential'
import { ApiProblem } from '../../../api/problem'
import type { WebResponse } from '../../../api/web-call'
import type { DraftOwner } from '../../../kit/forms/kept-draft'
import { useKeptDraft } from '../../../kit/forms/use-kept-draft'
import { useText } from '../../../kit/text/text'

export type MyCredentials = WebResponse<NonNullable<(typeof getMyCredentials)['contract']>>
export type OwnCredential = MyCredentials['list'][number]

export interface CredentialValues extends Omit<CredentialForm, 'nameOnCredential'> {
  name: string
  surname: string
  givenName: string
  agreed: boolean
}
/** A consent is given anew, not kept. */
type WrittenValues = Omit<CredentialValues, 'agreed'>
export type CredentialName = CredentialField | 'agreed'
type Faults = Partial<Record<CredentialName, string | undefined>>

function beginning(former: OwnCredential | undefined, suggestion: MyCredentials['suggestion'] | undefined): WrittenValues {
  const type = former ? credentialTypes.word(former.type) : 'identityCard'
  const latin = former && hasLatinName(type) ? former.nameOnCredential : (suggestion?.latinName ?? '')
  const [surname = '', givenName = ''] = latin.split('/')
  return {
    type,
    number: '',
    name: former && !hasLatinName(type) ? former.nameOnCredential : (suggestion?.name ?? ''),
    surname,
    givenName,
    expiresOn: former?.expiresOn ?? '',
    birthDate: former?.birthDate ?? '',
    gender: former?.gender ?? '',
    nationality: former?.nationality ?? 'CN',
  }
}

/** What goes to the server: only what this type of document has. */
function formOf(values: CredentialValues): CredentialForm {
  const { type, number, name, surname, givenName, expiresOn, birthDate, gender, nationality } = values
  const personal = isTravelDocument(type)
  const latin = [surname, givenName].map((part) => part.trim().toUpperCase()).join('/')
  return derivedCredential({
    type,
    number,
    nameOnCredential: hasLatinName(type) ? (latin === '/' ? '' : latin) : name,
    expiresOn,
    birthDate: bearsBirthDate(type) ? '' : birthDate,
    gender: personal ? gender : '',
    nationality: needsNationality(type) ? nationality : '',
  })
}

export interface CredentialFormOptions {
  former: OwnCredential | undefined
  suggestion: MyCredentials['suggestion'] | undefined
  today: string
  owner: DraftOwner
  /** Whose document it is, where it is not one's own. */
  bearerId: string | undefined
}

/** A document being filled in, what its number says by itself, and what is wrong with each field. */
export function useCredentialForm({ former, suggestion, today, owner, bearerId }: CredentialFormOptions) {
  const own = useText('booking/credential').faults
  const shared = useText('booking/traveller').faults
  const draft = useKeptDraft({
    owner,
    form: 'credential',
    of: bearerId ?? former?.credentialId,
    sensitive: true,
    fresh: () => beginning(former, suggestion),
  })
  const [agreed, setAgreed] = useState(false)
  const values: CredentialValues = { ...draft.value, agreed }
  const [faults, setFaults] = useState<Faults>({})
  const [refusal, setRefusal] = useState<string>()
  const form = formOf(values)
  const numberKept = former !== undefined && credentialTypes.word(former.type) === values.type && values.number.trim() === ''

  const change = ({ agreed: answer = agreed, ...more }: Partial<CredentialValues>): void => {
    setAgreed(answer)
    draft.change((old) => ({ ...old, ...more }))
    setFaults({})
    setRefusal(undefined)
  }
  /** Shows what is wrong; true when nothing is. A number that stays is checked where it is kept. */
  const accept = (agreedFault: string | undefined): boolean => {
    const sentences: Record<string, string> = { ...shared, ...own }
    const found = Object.entries(credentialFaults(form, today)).filter(([field]) => !(numberKept && field === 'number'))
    const next: Faults = Object.fromEntries(found.map(([field, fault]) => [field, sentences[fault]]))
    setFaults(agreedFault === undefined ? next : { ...next, agreed: agreedFault })
    return found.length === 0 && agreedFault === undefined
  }
  /** What the server refuses stands at its field, or above the form. */
  const refuse = (error: Error): void => {
    const field = error instanceof ApiProblem ? error.field : undefined
    if (field !== undefined && field in form) setFaults({ [field]: error.message })
    else setRefusal(error.message)
  }
  const derived = bearsBirthDate(values.type) && form.birthDate !== '' ? form : undefined
  return { draft, values, form, faults, refusal, derived, numberKept, change, accept, refuse }
}
export type CredentialFormState = ReturnType<typeof useCredentialForm>

export const credentialTypeWords: readonly CredentialType[] = credentialTypes.words
