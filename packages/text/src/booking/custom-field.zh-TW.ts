// Made from custom-field.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './custom-field.zh-CN'

interface Named {
  name: string
  least: number
  most: number
  pattern: string
}

export const text: typeof source = {
  title: '公司自定義資訊',
  why: '由貴公司設定，隨訂單一起儲存',
  choose: '請選擇',
  chooseFirst: (p: { name: string }) => `請先選擇${p.name}`,
  noneUnder: '沒有可選項',
  optional: '選填',
  patternHint: (p: { pattern: string }) => `格式 ${p.pattern}（9 為數字，A 為字母，* 為字母或數字）`,
  ofTraveller: (p: { name: string }) => `${p.name}的公司自定義資訊`,
  told: (p: { label: string; value: string }) => `${p.label}：${p.value}`,
  yesNo: { yes: '是', no: '否' },
  list: (p: { items: string[] }) => p.items.join('、'),
  faults: {
    missing: (p: Named) => `請填寫${p.name}`,
    choiceUnknown: (p: Named) => `${p.name}的該選項已不可用，請重新選擇`,
    choiceElsewhere: (p: Named) => `${p.name}的該選項與上級選項不一致，請重新選擇`,
    tooShort: (p: Named) => `${p.name}至少 ${p.least} 個字`,
    tooLong: (p: Named) => `${p.name}最多 ${p.most} 個字`,
    patternBroken: (p: Named) => `${p.name}的格式應為 ${p.pattern}（9 為數字，A 為字母，* 為字母或數字）`,
    notNumber: (p: Named) => `${p.name}請填寫數字，最多四位小數`,
    tooLow: (p: Named) => `${p.name}不能小於 ${p.least}`,
    tooHigh: (p: Named) => `${p.name}不能大於 ${p.most}`,
    tooFew: (p: Named) => `${p.name}至少選擇 ${p.least} 項`,
    tooMany: (p: Named) => `${p.name}最多選擇 ${p.most} 項`,
    notDate: (p: Named) => `${p.name}請選擇日期`,
    notYesNo: (p: Named) => `${p.name}請選擇是或否`,
  },
}
