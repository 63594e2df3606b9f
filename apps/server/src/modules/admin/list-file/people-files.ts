import { searchArrangers } from '@sojourn/contract/admin/people/arranger.calls'
import { getSignIns, searchAccounts } from '@sojourn/contract/admin/people/account.calls'
import { searchPeople } from '@sojourn/contract/admin/people/person.calls'
import type { AccountSummary, SignIn } from '@sojourn/contract/admin/people/account.shapes'
import type { ArrangerGrant, ArrangerSummary } from '@sojourn/contract/admin/people/arranger.shapes'
import { searchCompanyGuests, type CompanyGuest } from '@sojourn/contract/admin/people/guest.calls'
import type { PersonSummary } from '@sojourn/contract/admin/people/person.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { valueIn } from '@sojourn/domain/booking/custom-field-fill'
import { dayInWords } from '@sojourn/domain/kit/day-words'
import { accountAccountsText } from '@sojourn/text/admin/account/accounts'
import { peopleArrangersText } from '@sojourn/text/admin/people/arrangers'
import { guestsText } from '@sojourn/text/admin/guests/words'
import { peoplePeopleText } from '@sojourn/text/admin/people/people'
import { peoplePersonText } from '@sojourn/text/admin/people/person'
import { momentOf, plainListFile, type FileColumn } from '../../booking/list-file/list-file'
import { listAccounts, listSignIns } from '../account/accounts'
import { listArrangers } from '../arranger/arrangers'
import { listGuests } from '../guest/guests'
import { personChoices } from '../person/detail'
import { listPeople } from '../person/search'

/** All that the list knows of each; mobiles stay masked. */
export const peopleFile = plainListFile<PersonSummary>({
  call: searchPeople,
  name: (language) => peoplePeopleText[language].title,
  read: listPeople,
  columns: async (context, actor) => {
    const { columns } = peoplePeopleText[actor.language]
    const { states, roles: roleNames } = peoplePersonText[actor.language]
    const { fields } = await personChoices(context, actor)
    return [
      { head: columns.name, value: ({ name }) => name },
      { head: columns.number, value: ({ number }) => number },
      { head: columns.position, value: ({ position }) => position },
      { head: columns.department, value: ({ departmentName }) => departmentName },
      { head: columns.grade, value: ({ gradeName }) => gradeName },
      { head: columns.costCentre, value: ({ costCentreName }) => costCentreName },
      { head: columns.office, value: ({ office }) => office },
      { head: columns.superior, value: ({ superiorName }) => superiorName },
      { head: columns.mail, value: ({ mail }) => mail },
      { head: columns.mobile, value: ({ mobile }) => mobile },
      { head: columns.roles, value: ({ roles }) => roles.map((role) => roleNames[role]).join(' · ') },
      { head: columns.state, value: ({ state }) => states[state] },
      { head: columns.joinedOn, value: ({ joinedOn = '' }) => joinedOn },
      { head: columns.lastDay, value: ({ lastDay = '' }) => lastDay },
      ...fields.map((field): FileColumn<PersonSummary> => ({
        head: field.name,
        value: (person) => valueIn(person.fields, { field }),
      })),
    ]
  },
})

export const accountsFile = plainListFile<AccountSummary>({
  call: searchAccounts,
  name: (language) => accountAccountsText[language].title,
  read: listAccounts,
  columns: (_context, { language }) => {
    const { columns, states, number, mail, mobile, never, secondFactorOn, secondFactorOff } = accountAccountsText[language]
    return [
      { head: columns.name, value: ({ name }) => name },
      { head: number, value: (account) => account.number },
      { head: columns.department, value: ({ departmentName }) => departmentName },
      { head: mail, value: (account) => account.mail },
      { head: mobile, value: (account) => account.mobile },
      { head: columns.state, value: ({ state }) => states[state] },
      {
        head: columns.lastSignIn,
        shows: 'moment',
        value: ({ lastSignIn }) => (lastSignIn === undefined ? never : momentOf(lastSignIn)),
      },
      { head: columns.sessions, shows: 'count', value: ({ sessions }) => sessions },
      { head: columns.secondFactor, value: ({ secondFactor }) => (secondFactor ? secondFactorOn : secondFactorOff) },
    ]
  },
})

export const signInsFile = plainListFile<SignIn>({
  call: getSignIns,
  name: (language) => accountAccountsText[language].log,
  read: listSignIns,
  columns: (_context, { language }) => {
    const { file, signedIn, signInRefused, unknownAddress } = accountAccountsText[language]
    return [
      { head: file.at, shows: 'moment', value: ({ at }) => momentOf(at) },
      { head: file.what, value: ({ refused }) => (refused === undefined ? signedIn : signInRefused) },
      { head: file.why, value: ({ refused = '' }) => refused },
      { head: file.address, value: ({ address }) => address || unknownAddress },
      { head: file.count, shows: 'count', value: ({ count }) => count },
    ]
  },
})

/** Mobiles and numbers of documents stay masked. */
export const guestsFile = plainListFile<CompanyGuest>({
  call: searchCompanyGuests,
  name: (language) => guestsText[language].title,
  read: listGuests,
  columns: (_context, { language }) => {
    const { columns, mobile, department, documentNumber, noExpiry, noLimit } = guestsText[language]
    return [
      { head: columns.name, value: ({ name }) => name },
      { head: mobile, value: (guest) => guest.mobile },
      { head: columns.host, value: ({ hostName }) => hostName },
      { head: department, value: ({ departmentName }) => departmentName },
      { head: columns.document, value: ({ document }) => document?.typeName ?? '' },
      { head: documentNumber, value: ({ document }) => document?.number ?? '' },
      { head: columns.expiry, value: ({ document }) => (document ? (document.expiresOn ?? noExpiry) : '') },
      { head: columns.standard, value: ({ policyName }) => policyName ?? noLimit },
      { head: columns.orders, shows: 'count', value: ({ orders }) => orders },
      { head: columns.added, shows: 'moment', value: ({ addedAt }) => momentOf(addedAt) },
    ]
  },
})

export const arrangersFile = plainListFile<ArrangerSummary>({
  call: searchArrangers,
  name: (language) => peopleArrangersText[language].title,
  read: listArrangers,
  columns: (_context, { language }) => {
    const { columns, number, states, notAble } = peopleArrangersText[language]
    return [
      { head: columns.name, value: ({ name }) => name },
      { head: number, value: (arranger) => arranger.number },
      { head: columns.department, value: ({ departmentName }) => departmentName },
      { head: columns.state, value: ({ state, able }) => (able ? states[state] : notAble) },
      { head: columns.rights, value: ({ grants }) => grants.map((grant) => rightOf(grant, language)).join('; ') },
    ]
  },
})

/** Over whom a right is, for what, and until when. */
function rightOf({ over, name, products, until, isOver }: ArrangerGrant, language: Language): string {
  const text = peopleArrangersText[language]
  const whom = over === 'everybody' ? text.everybody : over === 'department' ? text.withBelow({ name }) : name
  const what = products?.map((product) => text.products[product]).join(text.comma) ?? text.allProducts
  const day = until === undefined ? [] : [(isOver ? text.isOver : text.until)({ day: dayInWords(until, language) })]
  return [whom, what, ...day].join(' · ')
}
