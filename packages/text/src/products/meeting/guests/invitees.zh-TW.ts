// Made from invitees.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './invitees.zh-CN'

export const text: typeof source = {
  title: '受邀名單',
  why: '向每位受邀人簡訊傳送最新的邀請連結。連結有效時，回覆截止前一天上午會自動提醒尚未回覆的人，您也可以手動提醒；同一人 20 小時內最多收到一次。連結停用後，請將受邀人移出名單後重新邀請。',
  people: '受邀人',
  peopleHint: '每行一人：姓名 手機號碼',
  add: '傳送邀請簡訊',
  added: '新加入名單的人會收到邀請簡訊，已在名單中的手機號碼不重複傳送',
  wrong: (p: { lines: string }) => `第 ${p.lines} 行應為「姓名 手機號碼」`,
  nobody: '請填寫受邀人',
  silent: (p: { count: number; of: number }) => `${p.of} 人中 ${p.count} 人尚未回覆`,
  allAnswered: '全部已回覆',
  remind: '提醒未回覆的人',
  reminded: '提醒簡訊已傳送',
  answered: '已回覆',
  waits: '未回覆',
  columns: { name: '姓名', mobile: '手機', state: '回覆', reminded: '最近提醒', action: '操作' },
  remove: '移出',
  removeOf: (p: { name: string }) => `將 ${p.name} 移出名單`,
  removeAsk: (p: { name: string }) => `將 ${p.name} 移出名單？`,
  removeWhy: '不再向其傳送提醒簡訊，已收到的回覆保留。',
  removed: '已移出名單',
  keep: '暫不',
}
