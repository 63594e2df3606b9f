// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './faults.en'
import { text as zhCN } from './faults.zh-CN'
import { text as zhTW } from './faults.zh-TW'

export const accountingFaultsText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
