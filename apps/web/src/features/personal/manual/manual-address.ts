import type { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import type { Permission } from '@sojourn/contract/kit/call'
import { menuFlags } from '@sojourn/domain/personal/menu'
import { manualFor, type ArticleKey, type ManualArea } from '@sojourn/domain/personal/manual/contents'

/** The articles that concern this person, by area. */
export const manualOf = ({ permissions, agent, ...flags }: EmployeeConfig): ManualArea[] =>
  // Their shape says text, so that an older page reads what a newer server names; others are in no rule.
  manualFor({ permissions: permissions as Permission[], ...menuFlags(flags), assisted: agent !== undefined })

/** All of them in the order of the contents. */
export const entriesOf = (areas: readonly ManualArea[]): ManualArea['articles'] => areas.flatMap(({ articles }) => articles)

/** The article of an address: the first where none is named; undefined where this person has none of that name. */
export function articleIn(areas: readonly ManualArea[], address: URLSearchParams): ArticleKey | undefined {
  const named = address.get('article')
  const entries = entriesOf(areas)
  return named === null ? entries[0]?.key : entries.find(({ key }) => key === named)?.key
}
