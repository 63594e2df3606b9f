import { credentialTypes } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'

/** Who reads what a statement finds: a person, or several with languages of their own, as of letters. */
export type Reader = Language | 'anybody'

/**
 * How somebody is written in Latin letters, for `readableName`; `table` has enterprise_id and the person's column. Guests have no
 * pinyin. Chinese pages need no such letters, so their statements do not look for them.
 */
export const latinOf = (table: string, reader: Reader, person = 'employee_id'): string =>
  reader === 'zh-CN' || reader === 'zh-TW' ? 'NULL::jsonb' : lookedUp(table, person)

const lookedUp = (table: string, person: string): string => `jsonb_build_object(
  'passport', (SELECT min(passport.name_on_credential) FROM credential passport WHERE passport.enterprise_id = ${table}.enterprise_id
               AND passport.employee_id = ${table}.${person} AND passport.type = ${credentialTypes.code('passport')}),
  'pinyin', (SELECT known.name_pinyin FROM employee known WHERE known.enterprise_id = ${table}.enterprise_id
             AND known.employee_id = ${table}.${person}))`

/** Whether somebody's name is like a pattern of ILIKE, in the letters of either page; `table` has name, enterprise_id and employee_id. */
export const namedLike = (table: string, pattern: string): string => `(${table}.name ILIKE ${pattern}
  OR EXISTS (SELECT FROM employee known WHERE known.enterprise_id = ${table}.enterprise_id AND known.employee_id = ${table}.employee_id
             AND replace(known.name_pinyin, ' ', '') ILIKE translate(${pattern}::text, '/ ', '')))`
