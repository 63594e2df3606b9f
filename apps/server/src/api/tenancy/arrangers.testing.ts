import { managed } from './admin.testing'
import { own, type Row } from './row.testing'

const credential = { type: 1, number: '11010119900307803X' }

export const arrangerRows: Record<string, Row> = {
  'GET Employee/GetBookingReach': own(),
  'POST Manage/SearchArrangers': managed(({ employeeId }) => ({ employeeId })),
  'POST Manage/GiveArrangerGrants': managed(({ employeeId }) => ({ arrangerIds: [employeeId] })),
  'POST Manage/ChangeArrangerGrant': managed(({ employeeId }) => ({ grantId: employeeId, version: 99 }), 'arrangerGrantUnknown'),
  'POST Manage/EndArrangerGrant': managed(({ employeeId }) => ({ grantId: employeeId }), 'arrangerGrantUnknown'),
  'POST Manage/SearchCompanyGuests': managed(),
  'POST Manage/AddCompanyGuest': managed(({ approverId }) => ({
    hostId: approverId,
    name: '高远',
    mobile: '13900001111',
    credential,
  })),
  'POST Manage/EditCompanyGuest': managed(
    ({ employeeId }) => ({ guestId: employeeId, version: 1, name: '高远' }),
    'guestUnknown',
  ),
  'POST Manage/HandOverGuests': managed(({ employeeId }) => ({ guestIds: [employeeId], hostId: employeeId }), 'guestUnknown'),
  'POST Manage/RemoveCompanyGuests': managed(({ employeeId }) => ({ guestIds: [employeeId] }), 'guestUnknown'),
}
