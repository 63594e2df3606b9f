import { searchCompanyGuests } from '../../../api/calls/admin/people/guest'
import { findTravellers } from '../../../api/calls/booking/traveller'
import { consoleReads } from '../console-reads'

/** What a change of guests makes stale. */
export const guestReads = [...consoleReads, searchCompanyGuests, findTravellers]
