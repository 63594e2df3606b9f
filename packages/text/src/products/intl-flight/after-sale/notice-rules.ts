// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './notice-rules.en'
import { text as zhCN } from './notice-rules.zh-CN'
import { text as zhTW } from './notice-rules.zh-TW'

export const afterSaleNoticeRulesText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
