// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './manual-quote-rules.en'
import { text as zhCN } from './manual-quote-rules.zh-CN'
import { text as zhTW } from './manual-quote-rules.zh-TW'

export const afterSaleManualQuoteRulesText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
