// Made from work.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './work.zh-CN'

export const text: typeof source = {
  variance: '帳單差異',
  settlement: '供應商結算檔案',
  filesUnread: (p: { month: string; count: number }) => `${p.month}：${p.count} 份檔案待核對`,
  deposit: '預存款申請',
  depositKinds: { topUp: '儲值', adjust: '調整', withdraw: '提現' },
  agreement: '服務合同',
  agreementStages: { asked: '申請簽約', proposed: '待複核條款', returned: '退回待修改' },
}
