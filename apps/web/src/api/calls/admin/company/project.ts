// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/company/project.calls'
import type { WebCall } from '../../../web-call'

export const endProject: WebCall<typeof contract.endProject> = { method: 'POST', path: 'api/Manage/EndProject', write: true }
export const saveProject: WebCall<typeof contract.saveProject> = { method: 'POST', path: 'api/Manage/SaveProject', write: true }
export const searchProjects: WebCall<typeof contract.searchProjects> = {
  method: 'POST',
  path: 'api/Manage/SearchProjects',
  write: false,
}
export const switchProjects: WebCall<typeof contract.switchProjects> = {
  method: 'POST',
  path: 'api/Manage/SwitchProjects',
  write: true,
}
