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
  choices: {
    defaultBookModeType: {
      normal: '首頁因公搜尋：(•) 普通　( ) 快速',
      fast: '首頁因公搜尋：( ) 普通　(•) 快速',
    },
    signingServiceExpiredType: {
      personal: '點選因公預訂 → 協議已到期 → [轉為因私購買] [取消]',
      message: '點選因公預訂 → 協議已到期 → [知道了]',
    },
    togetherBookRule: {
      each: '經理限 800 元、員工限 500 元：同住一家 700 元的飯店，員工超標',
      highest: '經理限 800 元、員工限 500 元：同住一家 700 元的飯店，都不超標',
      lowest: '經理限 800 元、員工限 500 元：同住一家 700 元的飯店，都超標',
    },
    guestStandard: {
      own: '為客戶預訂：按角色「外部出行人」的差旅標準判斷',
      booker: '經理為客戶預訂：按經理的差旅標準判斷',
      unlimited: '為客戶預訂：什麼都不算超標',
    },
    insuranceRule: {
      forbidden: '機票填單頁沒有保險',
      optional: '機票填單頁：[ ] 航空意外險 ¥30',
      forced: '機票填單頁：[✓] 航空意外險 ¥30（不能取消）',
    },
    priceDropRule: {
      off: '出票後不再查詢價格',
      propose: '出票後降價 → 通知預訂人 → 點選「換購」 → 按低價重新出票',
      take: '出票後降價 → 自動按低價重新出票 → 通知預訂人',
    },
    priceDropFrom: {
      100: '省 ¥90 不處理，省 ¥100 處理',
      200: '省 ¥190 不處理，省 ¥200 處理',
      500: '省 ¥490 不處理，省 ¥500 處理',
      1000: '省 ¥990 不處理，省 ¥1,000 處理',
      2000: '省 ¥1,990 不處理，省 ¥2,000 處理',
    },
    returnRule: {
      proRata: '公司付 ¥600、個人付 ¥400，退 ¥500：公司 ¥300，個人 ¥200',
      personalFirst: '公司付 ¥600、個人付 ¥400，退 ¥500：個人 ¥400，公司 ¥100',
    },
    travelApplyBookType: {
      never: '首頁因公搜尋沒有申請單',
      always: '首頁因公搜尋：申請單 *（不選不能查詢）',
      chosen: '首頁因公搜尋：申請單（可不選，選了就按它判斷）',
    },
    control: {
      strong: '申請到上海，預訂北京 → 不能預訂',
      weak: '申請到上海，預訂北京 → 提示不一致 → 可繼續',
    },
  },
}
