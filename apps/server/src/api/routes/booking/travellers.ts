import {
  findTravellers,
  getBookingReach,
  getDepartmentTree,
  getTravellerCards,
  removeGuest,
  saveGuest,
} from '@sojourn/contract/booking/traveller.calls'
import { travellerCards } from '../../../modules/booking/search/traveller-cards'
import { bookingReach } from '../../../modules/booking/traveller/reach-view'
import { departmentTree, findTravellers as find } from '../../../modules/booking/traveller/find'
import { removeGuest as remove, saveGuest as save } from '../../../modules/booking/traveller/guests'
import { bind, type Api } from '../../bind'

export function bindTravellers(api: Api): void {
  bind(api, findTravellers, find)
  bind(api, getDepartmentTree, departmentTree)
  bind(api, getBookingReach, bookingReach)
  bind(api, getTravellerCards, travellerCards)
  bind(api, saveGuest, save)
  bind(api, removeGuest, remove)
}
