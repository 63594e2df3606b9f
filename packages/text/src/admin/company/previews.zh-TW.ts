// Made from previews.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './previews.zh-CN'

export const text: typeof source = {
  now: '現在',
  switched: '切換後',
  saved: '儲存後',
  switches: {
    isShowDTGLogo: { on: '頁頭：貴公司徽標 ｜ 遠行商旅', off: '頁頭：只有貴公司徽標' },
    advanceHotelBookable: { on: '飯店列表先列出預付房價，到店付可另選', off: '飯店列表先列出到店付房價，預付可另選' },
    productDisabledShow: { on: '首頁：國內機票 · 飯店 · 簽證（暫未開通）', off: '首頁：國內機票 · 飯店' },
    bookModeConfig: { on: '首頁搜尋上方：[普通預訂] [快速預訂]', off: '首頁搜尋上方沒有切換，先選出行人再查詢' },
    isDefaultSubstituting: { on: '開啟首頁：( ) 為本人　(•) 為他人', off: '開啟首頁：(•) 為本人　( ) 為他人' },
    ssoTravelTypeKeep: { on: '首頁只有「因公」，沒有「因私」可切換', off: '首頁：[因公] [因私]' },
    gpAgreementFilter: { on: '機票搜尋：[ ] 只看政府採購', off: '機票搜尋沒有該篩選' },
    gpAgreementFilterSelected: { on: '機票搜尋：[✓] 只看政府採購', off: '機票搜尋：[ ] 只看政府採購' },
    chargeCreditOnApproval: { on: '審批通過 → 扣授信 → 出票', off: '審批通過 → 預訂人在支付頁付款 → 出票' },
    personalPaymentOnBusiness: { on: '因公訂單支付頁：公司付款 · 個人付款', off: '因公訂單支付頁：公司付款' },
    costSplit: { on: '預訂頁：研發中心 60% · 銷售中心 40%', off: '預訂頁：一位出行人一個成本中心' },
    projectRequired: { on: '預訂頁：專案 *（不選不能提交）', off: '預訂頁：專案（可不選）' },
    applyOrderMatchDateUnlimited: {
      on: '申請 12月1日至3日，可預訂 12月5日的行程',
      off: '申請 12月1日至3日，預訂 12月5日須另行申請',
    },
    countiesJoin: { on: '申請到蘇州，可預訂崑山的飯店', off: '申請到蘇州，預訂崑山的飯店須另行申請' },
    onlineReportEnable: { on: '頁頭：訂單中心 · 線上報表', off: '頁頭：訂單中心' },
    intlFlightDemandOrderEnable: { on: '國際機票搜尋：查詢 · 提交需求；個人中心有「需求單」', off: '國際機票搜尋：查詢' },
    isEnableWallet: { on: '頁頭有積分餘額；支付頁：積分抵扣個人部分', off: '頁頭和支付頁沒有積分' },
    strictPassword: { on: '「travel2026」不能用作新密碼：沒有大寫字母', off: '「travel2026」可以用作新密碼' },
    showCost: { on: '頁頭：首頁 · 預訂中心 · 訂單中心 · 成本管控', off: '頁頭：首頁 · 預訂中心 · 訂單中心' },
  },
}
