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
import { listArrangers } from '../../../modules/admin/arranger/arrangers'
import { changeEnd, end, give } from '../../../modules/admin/arranger/change-arranger'
import { add, edit, handOver, remove } from '../../../modules/admin/guest/change-guests'
import { listGuests } from '../../../modules/admin/guest/guests'
import { bind, type Api } from '../../bind'

/** Who books for whom, and people outside the company. */
export function bindArrangers(api: Api): void {
  bind(api, searchArrangers, listArrangers)
  bind(api, giveArrangerGrants, give)
  bind(api, changeArrangerGrant, changeEnd)
  bind(api, endArrangerGrant, end)
  bind(api, searchCompanyGuests, listGuests)
  bind(api, addCompanyGuest, add)
  bind(api, editCompanyGuest, edit)
  bind(api, handOverGuests, handOver)
  bind(api, removeCompanyGuests, remove)
}
