import { languages, type Language, type LocalText } from '@sojourn/contract/kit/language'
import { abilitiesIn } from '@sojourn/domain/kit/roles'
import { peopleArrangersText } from '@sojourn/text/admin/people/arrangers'
import type { Work } from '../../../context'
import { findPerson } from '../person/store'
import type { KeptRecord } from '../record/change-record'
import { findGrantsOf, type GrantRow } from './store'

/** Whom somebody may book for, as the history of the person keeps it, with the ability that opens it. */
export async function arrangingRecord(work: Work, employeeId: string): Promise<KeptRecord> {
  const [person, grants] = await Promise.all([findPerson(work, employeeId), findGrantsOf(work, [employeeId], 'anybody')])
  return {
    abilities: abilitiesIn(person?.permissions ?? []),
    ...(grants.length > 0 && {
      arranging: inEach((language) =>
        grants.map((grant) => sayIn(language, grant)).join(peopleArrangersText[language].semicolon),
      ),
    }),
  }
}

function inEach(say: (language: Language) => string): LocalText {
  const [simplified, traditional, english] = languages.map(say)
  return { 'zh-CN': simplified!, 'zh-TW': traditional!, en: english! }
}

function sayIn(language: Language, { departmentName, travellerName, products, until }: GrantRow): string {
  const text = peopleArrangersText[language]
  return [
    departmentName?.[language] ?? travellerName ?? text.everybody,
    products === null ? text.allProducts : products.map((product) => text.products[product]).join(text.comma),
    ...(until === null ? [] : [text.until({ day: until })]),
  ].join(' · ')
}
