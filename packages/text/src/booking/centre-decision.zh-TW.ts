// Made from centre-decision.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './centre-decision.zh-CN'

export const text: typeof source = {
  title: '您的決定',
  agree: '同意',
  reject: '駁回',
  keysLabel: '啟用快捷鍵 A 和 R',
  keys: '按 A 鍵同意，按 R 鍵駁回；輸入文字時不起作用。',
  decideWithin: '決定剩餘時間',
  heldFor: '座位保留剩餘',

  agreeTitle: '同意這個申請',
  agreeText: (p: { traveller: string; title: string; price: string }) =>
    `同意${p.traveller}出行「${p.title}」，費用 ${p.price}。`,
  agreeNextLevel: '同意後交下一級審批。',
  agreeLast: '同意後座位轉入支付或出票。',
  agreeConfirm: '確認同意',
  note: '附言',
  notePlaceholder: '選填，出行人會看到',
  rejectTitle: '駁回這個申請',
  rejectText: '駁回後座位立即釋放，出行人會收到您寫的原因。',
  reason: '駁回原因',
  reasonPlaceholder: '例如：請改選更早一天的航班',
  reasonMissing: '請填寫駁回原因',
  left: (p: { count: number }) => `還可輸入${p.count}字`,
  rejectConfirm: '確認駁回',
  back: '再看看',

  agreed: '已同意',
  rejected: '已駁回',
  nextWaiting: '處理下一個申請',
  toOrder: '檢視訂單',
  toList: '返回列表',

  closed: {
    1: '您已同意這個申請。',
    2: '您已駁回這個申請。',
    3: '這個申請已轉交他人處理。',
    4: '申請已被撤回，不需要您決定。',
    5: '這個申請已經結束，不需要您決定。',
  },
  expired: '審批截止時間已過，申請按流程自動結束，座位已釋放。',
  decidedByOther: '這個申請剛剛已有決定，下面顯示的是最新結果。',
  changed: '訂單在您檢視期間有變化，已更新為最新內容，請重新確認。',
  priceChanged: '票價在您決定時有變化，訂單沒有通過，請檢視最新價格後再決定。',
  soldOut: '所選票價已售完，不能繼續審批，請通知出行人重新預訂。',
  creditShort: '公司授信餘額不足，暫時不能同意，請聯絡財務人員。',
  notYours: '這個申請不由您審批。',
  waitOthers: '現在輪到其他審批人決定。',
  offline: '網路斷開，決定還沒有送達。恢復後再按一次，不會重複。',
}
