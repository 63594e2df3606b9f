// Made from company-faults.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './company-faults.zh-CN'

export const text: typeof source = {
  namesMissing: '請填寫企業名稱',
  titleMissing: '請填寫應用名稱',
  telephoneWrong: '請填寫電話號碼，只含數字、空格、+ 和 -',
  linkWrong: '請填寫以 / 開頭的站內地址，或以 https:// 開頭的網址',
  linkNameMissing: '請填寫選單名稱',
  reasonNameMissing: '請填寫原因',
  reasonTwice: '有兩個原因相同',
  reasonsMissing: '每種產品至少保留一個可選的超標原因',
  codeWrong: '請填寫 1–20 位編碼，可含字母、數字、點和連字號',
  costCentreNameMissing: '請填寫成本中心名稱',
  projectNameMissing: '請填寫專案名稱',
  periodCrossed: '結束日期不能早於開始日期',
  entityNameMissing: '請填寫與營業執照一致的名稱',
  taxNumberForm: '請填寫 18 位統一社會信用程式碼，不含字母 I、O、S、V、Z',
  taxNumberCheck: '統一社會信用程式碼的校驗位不符，請核對',
  bankMissing: '開具專票須填寫地址、電話、開戶行和帳號',
  accountWrong: '請填寫 6–32 位銀行帳號',
  noticeTitleMissing: '請填寫標題',
  noticeContentMissing: '請填寫正文',
  bannerIncomplete: '頁尾連結須同時填寫文字和地址',
  keywordWrong: '關鍵詞不能為空',
  logoTooLarge: '圖片不能超過 200 KB',
  logoNoImage: '請選擇 PNG、JPEG 或 WebP 圖片',
  logoTooWide: '圖片的寬和高都不能超過 2000 畫素',
}
