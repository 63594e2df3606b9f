import type { AccountState } from '@sojourn/contract/admin/people/account.shapes'
import type { PersonState } from '@sojourn/contract/admin/people/person.shapes'

/** Whether somebody gets in: who leaves does until the last day is over, unless the company has locked the account. */
export function accountStateOf(state: PersonState, locked: boolean): AccountState {
  if (state === 'left') return 'left'
  if (locked) return 'locked'
  return state === 'invited' ? 'invited' : 'active'
}
