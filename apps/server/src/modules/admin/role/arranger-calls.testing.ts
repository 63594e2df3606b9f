import {
  changeArrangerGrant,
  endArrangerGrant,
  giveArrangerGrants,
  searchArrangers,
} from '@sojourn/contract/admin/people/arranger.calls'
import {
  addCompanyGuest,
  editCompanyGuest,
  handOverGuests,
  removeCompanyGuests,
  searchCompanyGuests,
} from '@sojourn/contract/admin/people/guest.calls'
import type { ConsoleCall } from './console-call.testing'

const guest = { name: '高远', mobile: '13900001111', credential: { type: 1, number: '320102201908200015' } }

/** Who books for whom, and guests, of people whom everybody with the permission looks after. */
export const arrangerCalls: readonly ConsoleCall[] = [
  [searchArrangers, {}],
  [giveArrangerGrants, { arrangerIds: ['nobody'], departmentId: 'sales' }],
  [changeArrangerGrant, { grantId: 'none', version: 99 }],
  [endArrangerGrant, { grantId: 'none' }],
  [searchCompanyGuests, {}],
  [addCompanyGuest, { hostId: 'nobody', ...guest }],
  [editCompanyGuest, { guestId: 'none', version: 99, name: '顾客' }],
  [handOverGuests, { guestIds: ['none'], hostId: 'nobody' }],
  [removeCompanyGuests, { guestIds: ['none'] }],
]
