// Made from balance.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './balance.zh-CN'

export const text: typeof source = {
  label: '出差申請單',
  number: (p: { number: string }) => `申請單 ${p.number}`,
  left: (p: { amount: string }) => `剩餘 ${p.amount}`,
  over: (p: { amount: string }) => `已超 ${p.amount}`,
  trips: (p: { left: number; planned: number }) => `未訂 ${p.left}/${p.planned} 程`,
  nights: (p: { left: number; planned: number }) => `未訂 ${p.left}/${p.planned} 晚`,
  rooms: (p: { count: number }) => `每晚最多 ${p.count} 間`,
  budget: '預算',
  bears: (p: { name: string; from: string; to: string; amount: string }) => `${p.name}（${p.from} 至 ${p.to}）承擔 ${p.amount}`,
  unlimited: '不限額',
  beyondBudget: '預算不足',
  refusedBudget: '提交時將被拒絕。請改選成本中心，或聯絡差旅管理員。',
  beyond: '本次預訂超出申請單',
  refused: '提交時將被拒絕。請調整預訂，或先修改申請單。',
  warned: '可以提交，審批人會看到超出的部分。',
  amend: '修改申請單',
  open: '檢視申請單',
  unsuited: '這張申請單不能用於此產品',
  writeAsk: '現在填寫申請單？本次的行程和日期會帶過去。',
  write: '填寫申請單',
  amendAsk: '可以檢視申請單，由申請人修改後再預訂。',
}
