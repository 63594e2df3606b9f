// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/people/person.calls'
import type { WebCall } from '../../../web-call'

export const addPerson: WebCall<typeof contract.addPerson> = { method: 'POST', path: 'api/Manage/AddPerson', write: true }
export const choosePeople: WebCall<typeof contract.choosePeople> = {
  method: 'POST',
  path: 'api/Manage/ChoosePeople',
  write: false,
}
export const endEmployment: WebCall<typeof contract.endEmployment> = {
  method: 'POST',
  path: 'api/Manage/EndEmployment',
  write: true,
}
export const findColleagues: WebCall<typeof contract.findColleagues> = {
  method: 'POST',
  path: 'api/Manage/FindColleagues',
  write: false,
}
export const getLeaving: WebCall<typeof contract.getLeaving> = { method: 'POST', path: 'api/Manage/GetLeaving', write: false }
export const getPerson: WebCall<typeof contract.getPerson> = { method: 'POST', path: 'api/Manage/GetPerson', write: false }
export const getPersonChoices: WebCall<typeof contract.getPersonChoices> = {
  method: 'GET',
  path: 'api/Manage/GetPersonChoices',
  write: false,
}
export const giveRole: WebCall<typeof contract.giveRole> = { method: 'POST', path: 'api/Manage/GiveRole', write: true }
export const invitePeople: WebCall<typeof contract.invitePeople> = {
  method: 'POST',
  path: 'api/Manage/InvitePeople',
  write: true,
}
export const markServedVip: WebCall<typeof contract.markServedVip> = { method: 'POST', path: 'api/Agent/MarkVip', write: true }
export const markVip: WebCall<typeof contract.markVip> = { method: 'POST', path: 'api/Manage/MarkVip', write: true }
export const movePeople: WebCall<typeof contract.movePeople> = { method: 'POST', path: 'api/Manage/MovePeople', write: true }
export const resumeEmployment: WebCall<typeof contract.resumeEmployment> = {
  method: 'POST',
  path: 'api/Manage/ResumeEmployment',
  write: true,
}
export const revealPersonDocument: WebCall<typeof contract.revealPersonDocument> = {
  method: 'POST',
  path: 'api/Manage/RevealPersonDocument',
  write: false,
}
export const savePerson: WebCall<typeof contract.savePerson> = { method: 'POST', path: 'api/Manage/SavePerson', write: true }
export const searchPeople: WebCall<typeof contract.searchPeople> = {
  method: 'POST',
  path: 'api/Manage/SearchPeople',
  write: false,
}
export const takeRole: WebCall<typeof contract.takeRole> = { method: 'POST', path: 'api/Manage/TakeRole', write: true }
