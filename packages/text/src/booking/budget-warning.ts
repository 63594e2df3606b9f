// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './budget-warning.en'
import { text as zhCN } from './budget-warning.zh-CN'
import { text as zhTW } from './budget-warning.zh-TW'

export const budgetWarningText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
