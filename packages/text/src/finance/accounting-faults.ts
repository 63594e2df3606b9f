// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './accounting-faults.en'
import { text as zhCN } from './accounting-faults.zh-CN'
import { text as zhTW } from './accounting-faults.zh-TW'

export const accountingFaultsText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
