import { credentialTypes } from '@sojourn/contract/booking/codes'
import { readableName, type LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Language } from '@sojourn/contract/kit/language'

/** Who reads what a statement finds: a person, or several with languages of their own, as of notifications. */
export type Reader = Language | 'anybody'

/**
 * How somebody is written in Latin letters, for `readableName`; `table` has enterprise_id and the person's column. Guests have no
 * pinyin: their names are read character by character. Chinese pages need no such letters, so their statements do not look for them.
 */
export const latinOf = (table: string, reader: Reader, person = 'employee_id'): string =>
  reader === 'zh-CN' || reader === 'zh-TW' ? 'NULL::jsonb' : lookedUp(table, person)

/** The people of a row's `people`, each with the letters of the name; as they are kept where nobody asks. */
export const peopleWithLatin = (table: string, reader: Reader | undefined): string =>
  reader === undefined || reader === 'zh-CN' || reader === 'zh-TW'
    ? `${table}.people`
    : `(SELECT coalesce(jsonb_agg(listed.person || jsonb_build_object('latin', ${latinOf('listed', reader)}) ORDER BY listed.place), '[]')
   FROM (SELECT ${table}.enterprise_id, each.person, each.place, each.person->>'employeeId' AS employee_id
         FROM jsonb_array_elements(${table}.people) WITH ORDINALITY AS each(person, place)) listed)`

/** A name that a row keeps without the person whose it is, in letters that its reader knows. */
export const nameIn = (name: string, reader: Reader): string =>
  reader === 'anybody' ? name : readableName({ name, latin: { passport: null, pinyin: null } }, reader)

/** A row of a history with who did it, in letters that its reader knows. */
export function inReadersLetters<Row extends { actorName: string; latin: LatinName | null }>(
  rows: readonly Row[],
  reader: Reader,
): Omit<Row, 'latin'>[] {
  return rows.map(({ latin, ...row }) =>
    reader === 'anybody' ? row : { ...row, actorName: readableName({ name: row.actorName, latin }, reader) },
  )
}

const lookedUp = (table: string, person: string): string => `jsonb_build_object(
  'passport', (SELECT min(passport.name_on_credential) FROM credential passport WHERE passport.enterprise_id = ${table}.enterprise_id
               AND passport.employee_id = ${table}.${person} AND passport.type = ${credentialTypes.code('passport')}),
  'pinyin', (SELECT known.name_pinyin FROM employee known WHERE known.enterprise_id = ${table}.enterprise_id
             AND known.employee_id = ${table}.${person}))`

/** Whether somebody's name is like a pattern of ILIKE, in the letters of either page; `table` has name, enterprise_id and employee_id. */
export const namedLike = (table: string, pattern: string): string => `(${table}.name ILIKE ${pattern}
  OR EXISTS (SELECT FROM employee known WHERE known.enterprise_id = ${table}.enterprise_id AND known.employee_id = ${table}.employee_id
             AND replace(known.name_pinyin, ' ', '') ILIKE translate(${pattern}::text, '/ ', '')))`
