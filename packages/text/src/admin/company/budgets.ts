// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './budgets.en'
import { text as zhCN } from './budgets.zh-CN'
import { text as zhTW } from './budgets.zh-TW'

export const companyBudgetsText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
