// Made from price-drop.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './price-drop.zh-CN'

export const text: typeof source = {
  title: (p: { saving: string }) => `同航班現價更低，換購可省 ${p.saving}`,
  why: '航班、艙位和票價品牌不變：先按現價出新票，再退原票。新票未出成時原票保持不變。',
  paid: '原票價款（含稅）',
  penalty: '原票退票費',
  now: '新票價款（含稅）',
  serviceFee: '換購服務費',
  saving: '退回金額',
  until: (p: { time: string }) => `${p.time} 前有效，價格以換購時為準，回升則不作更改`,
  take: '一鍵換購',
  sent: '已按低價換購，正在出新票',
  taken: (p: { saving: string }) => `已按低價換購，省 ${p.saving}`,
  open: '檢視換購單',
}
