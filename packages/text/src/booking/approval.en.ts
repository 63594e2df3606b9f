import type { text as source } from './approval.zh-CN'

export const text: typeof source = {
  notYours: 'This approval is not yours to decide',
  notYourTurn: 'It is not your turn yet',
  decided: 'This approval has already been decided',
  expired: 'The time for this approval has passed',
}
