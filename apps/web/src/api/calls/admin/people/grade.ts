// Made by scripts/contract/web-calls.mts from the calls of the contract.
import type * as contract from '@sojourn/contract/admin/people/grade.calls'
import type { WebCall } from '../../../web-call'

export const endGrade: WebCall<typeof contract.endGrade> = { method: 'POST', path: 'api/Manage/EndGrade', write: true }
export const getGrades: WebCall<typeof contract.getGrades> = { method: 'GET', path: 'api/Manage/GetGrades', write: false }
export const orderGrades: WebCall<typeof contract.orderGrades> = { method: 'POST', path: 'api/Manage/OrderGrades', write: true }
export const saveGrade: WebCall<typeof contract.saveGrade> = { method: 'POST', path: 'api/Manage/SaveGrade', write: true }
